// A device with an authenticator of its own: a page of a real browser at the origin asked for, and Chromium's
// virtual authenticator, which keeps passkeys and knows its owner.
import type { Browser, CDPSession, Page } from 'playwright-core';

export interface Device {
  /** The JSON of a new passkey for the options, as the browser gives it. Rejects as the browser does. */
  create(options: string): Promise<string>;
  /** The JSON of the proof that a passkey was used. */
  get(options: string): Promise<string>;
  /** Whether it recognizes its owner from now on. */
  recognizes(owner: boolean): Promise<void>;
  close(): Promise<void>;
}

export interface Abilities {
  /** Without it, it is a mere key that anybody can touch. */
  readonly hasUserVerification?: boolean;
}

export async function openDevice(
  browser: Browser,
  origin: string,
  abilities: Abilities = {},
): Promise<Device> {
  const context = await browser.newContext();
  // A page of the origin without a server behind it.
  await context.route('**/*', route =>
    route.fulfill({ contentType: 'text/html', body: '<title>Page</title>' }),
  );
  const page = await context.newPage();
  await page.goto(origin);
  const { session, authenticatorId } = await addAuthenticator(page, abilities);
  return {
    create: options => page.evaluate(createPasskey, options),
    get: options => page.evaluate(usePasskey, options),
    async recognizes(owner) {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: owner });
    },
    close: () => context.close(),
  };
}

export interface Authenticator {
  readonly session: CDPSession;
  readonly authenticatorId: string;
}

/** Gives the page an authenticator like a phone's: built in, with storage, and it recognizes its owner. */
export async function addAuthenticator(
  page: Page,
  { hasUserVerification = true }: Abilities = {},
): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification,
      isUserVerified: hasUserVerification,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

// These two run in the page.
async function createPasskey(options: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options));
  return JSON.stringify(await navigator.credentials.create({ publicKey }));
}

async function usePasskey(options: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(options));
  return JSON.stringify(await navigator.credentials.get({ publicKey }));
}
