// Whether a request is answered at all, before anything of it is read: a caller's pace, and a wider one for all
// callers of an address together, since a caller is who he says he is only once he has been looked up.
import { createHash } from 'node:crypto';
import { networkOf } from './address.ts';
import { makeBuckets } from './buckets.ts';
import { type RateLimited, rateLimit } from './errors.ts';
import type { Settings } from './settings.ts';

export interface Applicant {
  readonly address: string;
  /** The credential as it was sent, not checked; null when there is none. */
  readonly credential: string | null;
}

/** Null when the request may come in. */
export type Admit = (applicant: Applicant) => RateLimited | null;

export interface AdmissionOptions {
  readonly settings: Pick<Settings, 'requestsPerSecond' | 'requestBurst' | 'callersPerAddress'>;
  readonly now: () => string;
}

export function makeAdmission({ settings, now }: AdmissionOptions): Admit {
  const { requestsPerSecond: perSecond, requestBurst: burst, callersPerAddress: most } = settings;
  const clock = () => Date.parse(now());
  const callers = makeBuckets({ perSecond, burst }, clock);
  const networks = makeBuckets({ perSecond: perSecond * most, burst: burst * most }, clock);
  return ({ address, credential }) => {
    const network = networkOf(address);
    const caller = credential === null ? `at ${network}` : `by ${markOf(credential)}`;
    const wait = networks.take(network) ?? callers.take(caller);
    return wait === null ? null : rateLimit(now(), new Date(clock() + Math.ceil(wait)).toISOString());
  };
}

/** Short, however long what was sent, and of no use to whoever sees it. */
function markOf(credential: string): string {
  return createHash('sha256').update(credential).digest('base64url');
}
