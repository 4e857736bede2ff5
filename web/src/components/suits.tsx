// The four suits as drawings: each has its own outline and its own colour.
import type { Suit } from '../../../engine/cards.ts';
import type { Bid } from '../machine/deal-facts.ts';
import { useMessages } from '../messages/messages.tsx';

const OUTLINES: Readonly<Record<Suit, string>> = {
  S: 'M12 1.500c3 4.300 8.500 7.200 8.500 11.700a4.100 4.100 0 0 1-7 3l1.600 6.300H8.900l1.600-6.300a4.100 4.100 0 0 1-7-3C3.500 8.700 9 5.800 12 1.500z',
  H: 'M12 22C6.500 17.200 2.500 13.400 2.500 8.700A5 5 0 0 1 12 6.600a5 5 0 0 1 9.500 2.100c0 4.700-4 8.500-9.500 13.300z',
  D: 'M12 1.500c2 3.700 4.600 7.200 8 10.500-3.400 3.300-6 6.800-8 10.500-2-3.700-4.600-7.200-8-10.500 3.400-3.300 6-6.800 8-10.500z',
  C: 'M12 2a4.600 4.600 0 0 1 4 6.900 4.600 4.600 0 1 1-2.600 8.200l1.600 5.400H9l1.600-5.400A4.600 4.600 0 1 1 8 8.900 4.600 4.600 0 0 1 12 2z',
};

export function SuitIcon({ suit }: { readonly suit: Suit }) {
  return (
    <svg class={`suit suit-${suit}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={OUTLINES[suit]} />
    </svg>
  );
}

/** A suit's sign, or the letters for no-trump. */
export function DenominationSign({ denomination }: { readonly denomination: Bid['denomination'] }) {
  const { t } = useMessages();
  return denomination === 'NT' ? (
    <span class="no-trump">{t('no-trump-short')}</span>
  ) : (
    <SuitIcon suit={denomination} />
  );
}
