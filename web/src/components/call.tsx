// A call and a contract as they are written: level and sign.
import { bidOf } from '../machine/deal-facts.ts';
import type { Deal } from '../machine/match-state.ts';
import { useMessages } from '../messages/messages.tsx';
import { callWords, contractWords, DENOMINATION_LETTERS } from '../messages/words.ts';
import { DenominationSign } from './suits.tsx';

export function CallSign({ call }: { readonly call: string }) {
  const { t } = useMessages();
  const bid = bidOf(call);
  if (bid === null) {
    return <span class={`call call-${call.toLowerCase()}`}>{t('call-short', { call })}</span>;
  }
  return (
    <span class="call" role="img" aria-label={callWords(t, call)}>
      {bid.level}
      <DenominationSign denomination={bid.denomination} />
    </span>
  );
}

export function ContractSign({ contract }: { readonly contract: NonNullable<Deal['contract']> }) {
  const { t } = useMessages();
  const doubled =
    contract.doubled === 1 ? '' : t('call-short', { call: contract.doubled === 2 ? 'X' : 'XX' });
  return (
    <span class="call" role="img" aria-label={contractWords(t, contract)}>
      {contract.level}
      <DenominationSign denomination={DENOMINATION_LETTERS[contract.denomination]} />
      {doubled}
    </span>
  );
}
