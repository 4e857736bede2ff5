// The chosen call or card, to be confirmed by one tap more or put back.
import type { Choice } from '../machine/choice.ts';
import { useMessages } from '../messages/messages.tsx';
import { cardWords } from '../messages/words.ts';
import { CallSign } from './call.tsx';
import { SmallFace } from './small-card.tsx';

interface ConfirmProps {
  readonly choice: Choice;
  readonly isSending: boolean;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

export function Confirm({ choice, isSending, confirm, cancel }: ConfirmProps) {
  const { t } = useMessages();
  const { kind } = choice;
  return (
    <div class="confirm">
      <button type="button" class="button confirm-move" disabled={isSending} data-confirm onClick={confirm}>
        {t('confirm-move', { kind })}{' '}
        {kind === 'call' ? (
          <CallSign call={choice.call} />
        ) : (
          <span class="confirm-card" role="img" aria-label={cardWords(t, choice.card)}>
            <SmallFace card={choice.card} />
          </span>
        )}
      </button>
      <button
        type="button"
        class="quiet-button"
        aria-label={t('unchoose')}
        title={t('unchoose')}
        disabled={isSending}
        onClick={cancel}
      >
        ×
      </button>
    </div>
  );
}
