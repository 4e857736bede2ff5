// The file for passkeys in the function's bundle, stubs and all: it proves what a browser makes.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseSignIn } from '../../../api/identity/passkey-answer.ts';
import { newPlayerId } from '../../../api/ids.ts';
import { bundleApi } from '../../../infra/bundle.ts';
import { startBrowser, type TestBrowser } from '../../browser/browser.ts';
import { openDevice } from './authenticator.ts';

const RP_ID = 'bridge.example';
const ORIGIN = `https://${RP_ID}`;
const CHALLENGE = randomBytes(32).toString('base64url');
const ASKED = { challenge: CHALLENGE, rpId: RP_ID };

let folder: string;
let chromium: TestBrowser;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundle-'));
  [chromium] = await Promise.all([startBrowser(), bundleApi({ outdir: folder })]);
});
afterAll(() => Promise.all([chromium?.close(), rm(folder, { recursive: true, force: true })]));

test.each([
  ['by nobody', 'none', true],
  ['by its maker', 'direct', false],
])('a passkey vouched for %s', async (_, attestation, isAccepted) => {
  const file = pathToFileURL(join(folder, 'webauthn.mjs')).href;
  const bundled: typeof import('../../../api/identity/webauthn.ts') = await import(/* @vite-ignore */ file);
  const device = await openDevice(chromium.browser, ORIGIN);
  const owner = { id: newPlayerId(), name: 'Anna' };
  const options = await bundled.registrationOptions(ASKED, owner, []);
  // ES256 is what phones make, and its signatures need the most code.
  const offered = options.pubKeyCredParams.filter(({ alg }) => alg === -7);
  const made = await device.create(JSON.stringify({ ...options, pubKeyCredParams: offered, attestation }));
  const proven = await bundled.proveRegistration(made, ASKED, [ORIGIN]);
  expect(proven !== null).toBe(isAccepted);
  if (proven !== null) {
    const passkey = { ...proven, player: owner.id, name: '', createdAt: '', lastUsedAt: null };
    const answer = parseSignIn(await device.get(JSON.stringify(await bundled.signInOptions(ASKED))));
    if (answer === null) throw new Error('no answer');
    const asked = { challenge: CHALLENGE, origins: [ORIGIN] };
    expect(await bundled.proveSignIn(answer, passkey, asked)).toBeGreaterThan(proven.counter);
    expect(await bundled.proveSignIn(answer, passkey, { ...asked, challenge: 'other' })).toBeNull();
  }
  await device.close();
});
