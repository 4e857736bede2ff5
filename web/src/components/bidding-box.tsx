// The 35 bids in a grid, pass, double and redouble below; only what the API lists can be pressed.
import { useMessages } from '../messages/messages.tsx';
import { callWords } from '../messages/words.ts';
import { arrowKeys } from './arrow-keys.ts';
import { CallSign } from './call.tsx';

interface BiddingBoxProps {
  readonly legal: readonly string[];
  /** The call that is chosen, or on its way. */
  readonly picked: string | null;
  readonly isSending: boolean;
  readonly choose: (call: string) => void;
}

const BIDS: readonly string[] = ['1', '2', '3', '4', '5', '6', '7'].flatMap(level =>
  ['C', 'D', 'H', 'S', 'NT'].map(denomination => level + denomination),
);
const OTHERS: readonly string[] = ['PASS', 'X', 'XX'];

interface CallButtonProps extends BiddingBoxProps {
  readonly call: string;
  readonly isStop: boolean;
}

function CallButton({ call, isStop, legal, picked, isSending, choose }: CallButtonProps) {
  const { t } = useMessages();
  const isPicked = picked === call;
  return (
    <button
      type="button"
      class={`bid ${isPicked ? 'is-chosen' : ''}`}
      aria-pressed={isPicked}
      disabled={!legal.includes(call) || (isSending && !isPicked)}
      tabIndex={isStop ? 0 : -1}
      data-call={call}
      onClick={() => choose(call)}
    >
      <span class="hidden">{callWords(t, call)}</span>
      <span aria-hidden="true">
        <CallSign call={call} />
      </span>
    </button>
  );
}

/** Tab comes to one call of a group: the chosen one, or the first that may be made. */
function CallGroup({ calls, ...props }: BiddingBoxProps & { readonly calls: readonly string[] }) {
  const { legal, picked } = props;
  const stop = calls.find(call => call === picked) ?? calls.find(call => legal.includes(call));
  return calls.map(call => (
    <li key={call}>
      <CallButton {...props} call={call} isStop={call === stop} />
    </li>
  ));
}

export function BiddingBox(props: BiddingBoxProps) {
  const { t } = useMessages();
  return (
    <fieldset class="bidding-box">
      <legend class="hidden">{t('bidding-box')}</legend>
      <ol class="bids" onKeyDown={arrowKeys(5)}>
        <CallGroup {...props} calls={BIDS} />
      </ol>
      <ol class="other-calls" onKeyDown={arrowKeys(1)}>
        <CallGroup {...props} calls={OTHERS} />
      </ol>
    </fieldset>
  );
}
