// A match: waiting for the other, the drawn cards, the table, the end of a deal, the end of the match.

import { useEffect, useState } from 'preact/hooks';
import { assertNever } from '../../../engine/result.ts';
import { DrawScreen, WaitingScreen } from '../components/before-deal.tsx';
import { otherPage } from '../components/lazy-page.tsx';
import { SignedOut } from '../components/notes.tsx';
import { TableScreen, TableToCome } from '../components/table-screen.tsx';
import { useMatch } from '../components/use-match.ts';
import type { MatchSession } from '../machine/match-session.ts';
import { isMyTurn, type OpenMatch, screenOf } from '../machine/match-state.ts';
import { useMessages } from '../messages/messages.tsx';

const NoMatch = otherPage(async () => (await import('../components/no-match.tsx')).NoMatch);

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
      return <WaitingScreen match={state.match} />;
    case 'draw':
      return <DrawScreen match={state.match} draw={screen.draw} onDone={session.drawSeen} />;
    case 'playback':
    case 'table':
    case 'ended':
    case 'over':
      return <TableScreen state={state} screen={screen} session={session} />;
    default:
      return assertNever(screen);
  }
}

interface MatchPageProps {
  readonly id: string;
}

function LoadedMatch({ id, onSignedIn }: MatchPageProps & { readonly onSignedIn: () => void }) {
  const [state, session] = useMatch(id);
  switch (state.phase) {
    case 'loading':
      return <TableToCome offline={state.offline} />;
    case 'missing':
      return <NoMatch onSignedIn={onSignedIn} />;
    case 'signedOut':
      return <SignedOut />;
    case 'open':
      return session === null ? (
        <TableToCome offline={false} />
      ) : (
        <OpenMatchPage state={state} session={session} />
      );
    default:
      return assertNever(state);
  }
}

/** Somebody else sees another match, so it is begun anew for whoever has signed in. */
export function MatchPage({ id }: MatchPageProps) {
  const [turn, setTurn] = useState(0);
  return <LoadedMatch key={turn} id={id} onSignedIn={() => setTurn(turn + 1)} />;
}
