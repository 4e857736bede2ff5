// A match: waiting for the other, the drawn cards, the table, the end of a deal, the end of the match.

import { useEffect } from 'preact/hooks';
import { assertNever } from '../../../engine/result.ts';
import { DrawScreen, WaitingScreen } from '../components/before-deal.tsx';
import { DeadEnd, Loading, SignedOut } from '../components/notes.tsx';
import { TableScreen } from '../components/table-screen.tsx';
import { useMatch } from '../components/use-match.ts';
import type { MatchSession } from '../machine/match-session.ts';
import { isMyTurn, type OpenMatch, screenOf } from '../machine/match-state.ts';
import { useMessages } from '../messages/messages.tsx';

function OpenMatchPage({ state, session }: { readonly state: OpenMatch; readonly session: MatchSession }) {
  const { t } = useMessages();
  const screen = screenOf(state);
  const mine = isMyTurn(state.match);
  useEffect(() => {
    document.title = mine ? t('title-your-turn') : t('app-name');
    return () => {
      document.title = t('app-name');
    };
  }, [mine, t]);
  switch (screen.kind) {
    case 'waiting':
      return <WaitingScreen match={state.match} offline={state.offline} />;
    case 'draw':
      return <DrawScreen match={state.match} draw={screen.draw} onDone={session.drawSeen} />;
    case 'table':
    case 'ended':
    case 'over':
      return <TableScreen state={state} screen={screen} session={session} />;
    default:
      return assertNever(screen);
  }
}

export function MatchPage({ id }: { readonly id: string }) {
  const { t } = useMessages();
  const [state, session] = useMatch(id);
  switch (state.phase) {
    case 'loading':
      return <Loading offline={state.offline} />;
    case 'missing':
      return <DeadEnd title={t('no-match-title')} text={t('no-match-text')} />;
    case 'signedOut':
      return <SignedOut />;
    case 'open':
      return session === null ? (
        <Loading offline={false} />
      ) : (
        <OpenMatchPage state={state} session={session} />
      );
    default:
      return assertNever(state);
  }
}
