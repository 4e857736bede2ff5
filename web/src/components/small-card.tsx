// A card in small: its rank and, where the line does not say it, its suit.
import { faceOf } from '../machine/deal-facts.ts';
import { SuitIcon } from './suits.tsx';

interface SmallFaceProps {
  readonly card: string;
  readonly rankOnly?: boolean;
}

export function SmallFace({ card, rankOnly = false }: SmallFaceProps) {
  const face = faceOf(card);
  return face === null ? null : (
    <span class={`small-face ink-${face.suit}`}>
      {face.rank === 'T' ? '10' : face.rank}
      {!rankOnly && <SuitIcon suit={face.suit} />}
    </span>
  );
}
