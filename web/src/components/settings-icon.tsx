// Three sliders: the way to the settings.

const SLIDERS: readonly (readonly [y: number, knob: number])[] = [
  [6, 15],
  [12, 8],
  [18, 16],
];

export function SettingsIcon() {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      {SLIDERS.map(([y, knob]) => (
        <g key={y}>
          <path d={`M3 ${y}h18`} />
          <circle cx={knob} cy={y} r="2.6" />
        </g>
      ))}
    </svg>
  );
}
