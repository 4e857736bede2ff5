// The 35 bids in a grid, pass, double and redouble below; only what the API lists can be pressed.
import { useMessages } from '../messages/messages.tsx';
import { callWords } from '../messages/words.ts';
import { arrowKeys } from './arrow-keys.ts';
import { CallSign } from './call.tsx';

interface BiddingBoxProps {
  readonly legal: readonly string[];
  readonly chosen: string | null;
  readonly choose: (call: string) => void;
}

const BIDS: readonly string[] = ['1', '2', '3', '4', '5', '6', '7'].flatMap(level =>
  ['C', 'D', 'H', 'S', 'NT'].map(denomination => level + denomination),
);
const OTHERS: readonly string[] = ['PASS', 'X', 'XX'];

function CallButton({ call, legal, chosen, choose }: BiddingBoxProps & { readonly call: string }) {
  const { t } = useMessages();
  return (
    <button
      type="button"
      class={`bid ${chosen === call ? 'is-chosen' : ''}`}
      aria-label={callWords(t, call)}
      disabled={!legal.includes(call) || (chosen !== null && chosen !== call)}
      data-call={call}
      onClick={() => choose(call)}
    >
      <CallSign call={call} />
    </button>
  );
}

export function BiddingBox(props: BiddingBoxProps) {
  const { t } = useMessages();
  return (
    <fieldset class="bidding-box">
      <legend class="hidden">{t('bidding-box')}</legend>
      <ol class="bids" onKeyDown={arrowKeys(5)}>
        {BIDS.map(call => (
          <li key={call}>
            <CallButton call={call} {...props} />
          </li>
        ))}
      </ol>
      <ol class="other-calls" onKeyDown={arrowKeys(1)}>
        {OTHERS.map(call => (
          <li key={call}>
            <CallButton call={call} {...props} />
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
