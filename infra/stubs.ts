// Modules of our dependencies that the API function never runs, each with its reason. The bundle holds a
// stand-in in their place; a path that is no longer met fails the build, so that an upgrade is looked at.

interface Replaced {
  /** The module's file below node_modules. */
  readonly file: string;
  readonly why: string;
}

/** The stand-in throws whatever is called. */
interface Unused extends Replaced {
  /** The names that others import from it. */
  readonly names: readonly string[];
}

/** The stand-in does the same by other means. */
interface Exchanged extends Replaced {
  readonly source: string;
}

export type Stub = Unused | Exchanged;

const noApolloKey = 'reports to a cloud service when APOLLO_KEY is set; the function has no such key';
const lambdaEnvironment =
  'Lambda hands credentials over in the environment, so the chain ends at its first link';

export const STUBS: readonly Stub[] = [
  {
    file: '@apollo/server/dist/esm/plugin/usageReporting/index.js',
    names: ['ApolloServerPluginUsageReporting'],
    why: noApolloKey,
  },
  {
    file: '@apollo/server/dist/esm/plugin/schemaReporting/index.js',
    names: ['ApolloServerPluginSchemaReporting'],
    why: noApolloKey,
  },
  {
    file: '@apollo/server/dist/esm/plugin/landingPage/default/index.js',
    names: ['ApolloServerPluginLandingPageLocalDefault', 'ApolloServerPluginLandingPageProductionDefault'],
    why: 'api/server.ts switches the landing page off: /graphql takes POST only',
  },
  {
    file: '@apollo/server/dist/esm/plugin/inlineTrace/index.js',
    names: ['ApolloServerPluginInlineTrace'],
    why: 'api/server.ts switches traces for a federation gateway off',
  },
  {
    file: '@apollo/server/dist/esm/plugin/cacheControl/index.js',
    names: ['ApolloServerPluginCacheControl'],
    why: 'api/server.ts switches cache hints off: every answer is no-store',
  },
  {
    file: 'sha.js/index.js',
    source: "module.exports = require('node:crypto').createHash;",
    why: 'hashes in JavaScript what node:crypto hashes; Apollo looks for that in a way that fails in a bundle',
  },
  {
    file: '@aws-sdk/credential-provider-sso/dist-es/index.js',
    names: ['fromSSO'],
    why: lambdaEnvironment,
  },
  {
    file: '@aws-sdk/credential-provider-ini/dist-es/index.js',
    names: ['fromIni'],
    why: lambdaEnvironment,
  },
  {
    file: '@aws-sdk/credential-provider-process/dist-es/index.js',
    names: ['fromProcess'],
    why: lambdaEnvironment,
  },
  {
    file: '@aws-sdk/credential-provider-web-identity/dist-es/index.js',
    names: ['fromTokenFile'],
    why: lambdaEnvironment,
  },
  {
    file: '@aws-sdk/credential-provider-http/dist-es/index.js',
    names: ['fromHttp'],
    why: lambdaEnvironment,
  },
  {
    file: '@smithy/credential-provider-imds/dist-es/index.js',
    names: ['fromContainerMetadata', 'fromInstanceMetadata'],
    why: lambdaEnvironment,
  },
  {
    file: '@smithy/core/dist-es/submodules/event-streams/index.js',
    names: ['EventStreamSerde'],
    why: 'DynamoDB has no operation that answers with an event stream',
  },
];

const noAttestation =
  'api/identity/webauthn.ts refuses attestations that others have signed before the library sees them';

/** Of the file for passkeys. */
export const WEBAUTHN_STUBS: readonly Stub[] = [
  ['registration/verifications/verifyAttestationAndroidKey', 'verifyAttestationAndroidKey'],
  ['registration/verifications/verifyAttestationAndroidSafetyNet', 'verifyAttestationAndroidSafetyNet'],
  ['registration/verifications/verifyAttestationApple', 'verifyAttestationApple'],
  ['registration/verifications/verifyAttestationFIDOU2F', 'verifyAttestationFIDOU2F'],
  ['registration/verifications/tpm/verifyAttestationTPM', 'verifyAttestationTPM'],
  ['helpers/convertX509PublicKeyToCOSE', 'convertX509PublicKeyToCOSE'],
  ['helpers/getCertificateInfo', 'getCertificateInfo'],
  ['helpers/isCertRevoked', 'isCertRevoked'],
  ['helpers/validateCertificatePath', 'validateCertificatePath'],
  ['helpers/validateExtFIDOGenCEAAGUID', 'validateExtFIDOGenCEAAGUID'],
  ['metadata/verifyAttestationWithMetadata', 'verifyAttestationWithMetadata'],
  ['metadata/verifyMDSBlob', 'verifyMDSBlob'],
].map(([module = '', name = '']) => ({
  file: `@simplewebauthn/server/esm/${module}.js`,
  names: [name],
  why: noAttestation,
}));
