// Through a deal step by step: back, forward, whole tricks, and a slider over all of it; below, what happened in words.
import type { ComponentChildren } from 'preact';
import { type PastDeal, trickFrom } from '../machine/deal-moments.ts';
import { DEALT, type Moment } from '../machine/moment.ts';
import { useMessages } from '../messages/messages.tsx';
import { momentWords } from '../messages/moment-words.ts';
import { type Route, replaceRoute } from '../routes.ts';
import { Link } from './link.tsx';
import { useStepKeys } from './use-step-keys.ts';

export interface ControlsProps {
  readonly deal: PastDeal;
  readonly moments: readonly Moment[];
  readonly place: number;
  readonly routeOf: (moment: Moment) => Route;
}

interface StepProps {
  readonly to: Route | null;
  readonly label: string;
  readonly children: ComponentChildren;
}

/** At either end the button stays, so that the others do not move. */
function Step({ to, label, children }: StepProps) {
  return to === null ? (
    <span class="step is-end" aria-hidden="true">
      {children}
    </span>
  ) : (
    <Link to={to} class="step" label={label}>
      {children}
    </Link>
  );
}

function Arrow({ path }: { readonly path: string }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

const BACK = 'M15 5l-7 7 7 7';
const FORWARD = 'M9 5l7 7-7 7';
const TRICK_BACK = 'M12 5l-7 7 7 7M19 5l-7 7 7 7';
const TRICK_FORWARD = 'M5 5l7 7-7 7M12 5l7 7-7 7';

function useSteps({ moments, place, routeOf }: ControlsProps) {
  const at = (where: number | null): Route | null => {
    const moment = where === null ? undefined : moments[where];
    return moment === undefined ? null : routeOf(moment);
  };
  const replace = (to: Route | null) => to !== null && replaceRoute(to);
  const step = (by: -1 | 1) => at(place + by);
  const leap = (by: -1 | 1) => at(trickFrom(moments, place, by));
  useStepKeys({ step: by => replace(step(by)), leap: by => replace(leap(by)) });
  return { step, leap, slide: (where: number) => replace(at(where)) };
}

export function MomentControls(props: ControlsProps) {
  const { t } = useMessages();
  const { deal, moments, place } = props;
  const { step, leap, slide } = useSteps(props);
  const words = momentWords(t, deal, moments[place] ?? DEALT);
  return (
    <div class="steps">
      <p class="moment-words" aria-live="polite">
        {words}
      </p>
      <nav class="steps-row" aria-label={t('step-by-step')}>
        <Step to={leap(-1)} label={t('trick-back')}>
          <Arrow path={TRICK_BACK} />
        </Step>
        <Step to={step(-1)} label={t('step-back')}>
          <Arrow path={BACK} />
        </Step>
        <input
          type="range"
          aria-label={t('step-by-step')}
          aria-valuetext={words}
          min={0}
          max={moments.length - 1}
          value={place}
          onInput={event => slide(Number(event.currentTarget.value))}
        />
        <Step to={step(1)} label={t('step-forward')}>
          <Arrow path={FORWARD} />
        </Step>
        <Step to={leap(1)} label={t('trick-forward')}>
          <Arrow path={TRICK_FORWARD} />
        </Step>
      </nav>
    </div>
  );
}
