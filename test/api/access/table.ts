// Who may do what: every field of the root, every mutation, and every field that says something else to each caller.
import type { Place, Targets } from './stage.ts';

/**
 * What the caller gets: `seen`, `empty` (a list of none, false, 0), `null`; of a mutation `done` or the code of its
 * refusal; else the code of the error.
 */
export interface Row {
  /** The field of the schema, with what is asked for in brackets. */
  readonly field: string;
  readonly ask: (targets: Targets) => string;
  /** The answer by caller: owner, other, spectator, stranger, guest; read token, other match; nobody. */
  readonly says: string;
}

const REFUSAL = '{ refusal { code } }';

function mutation(field: string, says: string, args: (targets: Targets) => string = () => ''): Row {
  return {
    field: `Mutation.${field}`,
    ask: targets => `mutation { ${bare(field)}${args(targets)} ${REFUSAL} }`,
    says,
  };
}

function bare(field: string): string {
  return field.split(' ', 1)[0] ?? '';
}

function ofMatch(field: string, says: string, asked: (targets: Targets) => readonly [Place, string]): Row {
  return {
    field: `Match.${field}`,
    ask: targets => {
      const [{ id }, selection] = asked(targets);
      return `{ match(id: "${id}") { ${selection} } }`;
    },
    says,
  };
}

function ofPlayer(field: string, says: string, selection: string): Row {
  return {
    field: `Player.${field}`,
    ask: ({ player }) => `{ node(id: "${player}") { ... on Player { ${selection} } } }`,
    says,
  };
}

const input = (fields: string) => `(input: { ${fields} })`;
const at = ({ id, version }: Place, fields = '') => input(`matchId: "${id}", version: ${version}, ${fields}`);
const node = (field: keyof Pick<Targets, 'player' | 'token' | 'passkey'>) => (targets: Targets) =>
  `{ node(id: "${targets[field]}") { id } }`;

const EVERYBODY = 'seen seen seen seen seen  seen seen  seen';
const WHO_WATCHES = 'seen seen seen null seen  seen null  null';
const OWN = 'seen null null null null  seen FORBIDDEN  null';
const OWN_ALONE = 'seen null null null null  seen null  null';
const OPEN_TO_ALL = 'done done done done done  done done  done';

/** For whom there is a right to it, and no such thing of his: what the owner gets, and what everybody else. */
function managed(owner: string, others: string): string {
  return `${owner} ${others} ${others} ${others} ${others}  FORBIDDEN FORBIDDEN  UNAUTHENTICATED`;
}

/** A move that is right when Vera makes it, and what her opponent is told. */
function moving(other: string): string {
  return `done ${other} NOT_A_PLAYER MATCH_UNKNOWN NOT_A_PLAYER  FORBIDDEN FORBIDDEN  UNAUTHENTICATED`;
}

const FOR_VERA_TO_CALL = 'seen empty empty null empty  seen null  null';

export const ROWS: readonly Row[] = [
  {
    field: 'Query.viewer',
    ask: () => '{ viewer { id } }',
    says: 'seen seen seen seen seen  seen seen  null',
  },
  { field: 'Query.match', ask: ({ calling }) => `{ match(id: "${calling.id}") { id } }`, says: WHO_WATCHES },
  {
    field: 'Query.match [that waits]',
    ask: ({ waiting }) => `{ match(id: "${waiting.id}") { id } }`,
    says: WHO_WATCHES,
  },
  {
    field: 'Query.match [that is over]',
    ask: ({ finished }) =>
      `{ match(id: "${finished.id}") { deals(first: 9) { nodes { dealt { cards } } } } }`,
    says: WHO_WATCHES,
  },
  {
    field: 'Query.invitation',
    ask: ({ inviteCode }) => `{ invitation(code: "${inviteCode}") { freeSeats } }`,
    says: EVERYBODY,
  },
  { field: 'Query.rulePresets', ask: () => '{ rulePresets { name } }', says: EVERYBODY },
  {
    field: 'Query.node [a match]',
    ask: ({ calling }) => `{ node(id: "${calling.id}") { id } }`,
    says: WHO_WATCHES,
  },
  {
    field: 'Query.node [a player]',
    ask: node('player'),
    says: 'seen seen seen seen seen  seen seen  null',
  },
  { field: 'Query.node [a token]', ask: node('token'), says: OWN_ALONE },
  { field: 'Query.node [a passkey]', ask: node('passkey'), says: OWN_ALONE },
  {
    field: 'Query.openMatches',
    ask: () => '{ openMatches(first: 5) { nodes { id } } }',
    says: 'seen seen seen seen seen  seen FORBIDDEN  UNAUTHENTICATED',
  },

  ofPlayer('matches', OWN, 'matches(first: 5) { nodes { id } }'),
  ofPlayer('tokens', OWN, 'tokens(first: 5) { nodes { id } }'),
  ofPlayer('devices', OWN, 'devices(first: 5) { nodes { id } }'),
  ofPlayer('passkeys', OWN, 'passkeys(first: 5) { nodes { id } }'),
  ofPlayer('data', 'seen null null null null  FORBIDDEN FORBIDDEN  null', 'data'),

  ofMatch('inviteCode', 'seen null null null null  seen null  null', ({ waiting }) => [
    waiting,
    'inviteCode',
  ]),
  ofMatch('viewerSeats', 'seen seen empty null empty  seen null  null', ({ calling }) => [
    calling,
    'viewerSeats',
  ]),
  ofMatch('legalCalls', FOR_VERA_TO_CALL, ({ calling }) => [calling, 'legalCalls']),
  ofMatch('legalCards', FOR_VERA_TO_CALL, ({ playing }) => [playing, 'legalCards']),
  ofMatch('legalClaim', FOR_VERA_TO_CALL, ({ claiming }) => [claiming, 'legalClaim']),
  ofMatch('legalConcession', FOR_VERA_TO_CALL, ({ playing }) => [playing, 'legalConcession']),
  ofMatch('legalAnswer', FOR_VERA_TO_CALL, ({ answering }) => [answering, 'legalAnswer']),
  ofMatch('history', WHO_WATCHES, ({ playing }) => [playing, 'history(after: 0) { version }']),
  ofMatch('export', WHO_WATCHES, ({ finished }) => [finished, 'export(format: PBN)']),
  ofMatch('export [of one that goes on]', 'null null null null null  null null  null', ({ playing }) => [
    playing,
    'export(format: PBN)',
  ]),

  mutation('signUp', OPEN_TO_ALL, () => input('name: "Clara"')),
  mutation('signOut', 'done done done done done  done done  UNAUTHENTICATED'),
  mutation('startSignIn', OPEN_TO_ALL),
  mutation('signInWithPasskey', OPEN_TO_ALL.replaceAll('done', 'PASSKEY_REFUSED'), () =>
    input('challengeId: "x", response: "{}"'),
  ),
  mutation('signInWithCode', OPEN_TO_ALL, ({ deviceCode }) => input(`code: "${deviceCode}"`)),
  mutation('createToken', managed('done', 'done'), () => input('name: "Robot", scopes: [MANAGE]')),
  mutation('revokeToken', managed('done', 'TOKEN_UNKNOWN'), ({ token }) => input(`id: "${token}"`)),
  mutation('createDeviceCode', managed('done', 'done')),
  mutation('startPasskey', managed('done', 'done')),
  mutation('addPasskey', managed('PASSKEY_REFUSED', 'PASSKEY_REFUSED'), () =>
    input('challengeId: "x", response: "{}", name: "Key"'),
  ),
  mutation('renamePasskey', managed('done', 'PASSKEY_UNKNOWN'), ({ passkey }) =>
    input(`id: "${passkey}", name: "Key"`),
  ),
  mutation('removePasskey', managed('done', 'PASSKEY_UNKNOWN'), ({ passkey }) => input(`id: "${passkey}"`)),
  mutation('deleteAccount', managed('done', 'NOT_CONFIRMED'), () => input('name: "Vera"')),

  mutation('createMatch', managed('done', 'done'), () => input('preset: "book"')),
  mutation(
    'createMatch [with an id of Vera’s]',
    'done INVALID_ID INVALID_ID INVALID_ID INVALID_ID  FORBIDDEN FORBIDDEN  UNAUTHENTICATED',
    ({ waiting }) => input(`preset: "book", id: "${waiting.id}"`),
  ),
  mutation('joinMatch [by its code]', managed('done', 'done'), ({ inviteCode }) =>
    input(`inviteCode: "${inviteCode}"`),
  ),
  mutation(
    'joinMatch [by its id]',
    'done done done MATCH_UNKNOWN done  FORBIDDEN FORBIDDEN  UNAUTHENTICATED',
    ({ waiting }) => input(`matchId: "${waiting.id}"`),
  ),
  mutation(
    'joinMatch [that is full]',
    'done done MATCH_FULL MATCH_UNKNOWN MATCH_FULL  FORBIDDEN FORBIDDEN  UNAUTHENTICATED',
    ({ calling }) => input(`matchId: "${calling.id}"`),
  ),
  mutation('makeCall', moving('NOT_YOUR_TURN'), ({ calling }) => at(calling, 'call: "PASS"')),
  mutation('playCard', moving('NOT_YOUR_TURN'), ({ playing, card }) => at(playing, `card: "${card}"`)),
  mutation('claim', moving('NOT_YOUR_TURN'), ({ claiming }) => at(claiming, 'tricks: 1')),
  mutation('answerClaim', moving('NOT_YOUR_TURN'), ({ answering }) => at(answering, 'accept: true')),
  mutation('concede', moving('NOT_YOUR_TURN'), ({ playing }) => at(playing)),
];
