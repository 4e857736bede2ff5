// Which site passkeys are for: the domain that they are bound to (RP ID) and the origins whose pages may use them.
import { badInput } from '../errors.ts';
import type { Sender } from './caller.ts';

export interface PasskeySettings {
  /** The domain to make passkeys for, as a site keeps it that has moved; null for the host that a request came to. */
  readonly rpId: string | null;
  /** The origins that serve the pages; empty for the one that a request came to. */
  readonly origins: readonly string[];
}

/** What a request may do with passkeys. */
export interface PasskeySite {
  readonly rpId: string;
  readonly origins: readonly string[];
}

export const OWN_HOST: PasskeySettings = { rpId: null, origins: [] };

const DOMAIN = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;

/** RP_ID and SITE_ORIGINS (separated by commas); throws when one is malformed. */
export function readPasskeySettings(
  variables: Readonly<Record<string, string | undefined>>,
): PasskeySettings {
  const { RP_ID, SITE_ORIGINS } = variables;
  if (RP_ID && !DOMAIN.test(RP_ID)) throw new Error(`RP_ID must be a domain, not "${RP_ID}".`);
  const origins = (SITE_ORIGINS ?? '').split(',').flatMap(text => text.trim() || []);
  const malformed = origins.find(origin => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (malformed !== undefined) throw new Error(`SITE_ORIGINS must be origins, not "${malformed}".`);
  return { rpId: RP_ID || null, origins };
}

/** What `/.well-known/webauthn` says of the RP ID's domain: the origins elsewhere whose pages may use its passkeys. */
export function relatedOrigins({ origins }: PasskeySettings): string | null {
  return origins.length === 0 ? null : JSON.stringify({ origins });
}

/**
 * The origin of our own pages as the sender's browser knows it; null when no host is named. Behind CloudFront,
 * `host` is the gateway's. A sender may lie here, but a browser makes and uses passkeys for its page's own domain
 * only, and each is checked against the domain that is stored with it.
 */
export function ownOrigin({ headers, secure }: Sender): string | null {
  const host = headers.get('x-forwarded-host')?.split(',', 1)[0]?.trim() ?? headers.get('host');
  const origin = `${secure ? 'https' : 'http'}://${host}`;
  return host !== undefined && URL.canParse(origin) ? new URL(origin).origin : null;
}

export function passkeySite(origin: string | null, settings: PasskeySettings): PasskeySite {
  const origins = settings.origins.length > 0 ? settings.origins : origin === null ? [] : [origin];
  const rpId = settings.rpId ?? (origin === null ? null : new URL(origin).hostname);
  if (rpId === null) throw badInput('The request names no host to make passkeys for.');
  return { rpId, origins };
}
