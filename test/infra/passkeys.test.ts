// A site that has moved: what its function is told, and what the edge says of pages elsewhere.
import { Match } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { synthesise } from './synthesis.ts';

const PATH = '/.well-known/webauthn';

/** What the edge makes of a request for a page. */
function atEdge(template: ReturnType<typeof synthesise>, uri: string): unknown {
  const functions = Object.values(template.findResources('AWS::CloudFront::Function'));
  const code = functions.map(({ Properties }) => Properties.FunctionCode).find(text => text.includes(PATH));
  return new Function(`${code}; return handler;`)()({ request: { uri } });
}

test('names the origins that may use its first domain’s passkeys, at the edge and to the function', () => {
  const settings = { RP_ID: 'old.example', SITE_ORIGINS: 'https://old.example, https://new.example' };
  const template = synthesise({ settings: JSON.stringify(settings) });
  template.hasResourceProperties('AWS::Lambda::Function', {
    Runtime: 'nodejs24.x',
    Environment: { Variables: Match.objectLike({ ...settings, NODE_ENV: 'production' }) },
  });
  expect(atEdge(template, PATH)).toEqual({
    statusCode: 200,
    headers: { 'content-type': { value: 'application/json' } },
    body: '{"origins":["https://old.example","https://new.example"]}',
  });
  expect(atEdge(template, '/match/1')).toEqual({ uri: '/index.html' });
});

test('says nothing of others when it has not moved', () => {
  expect(atEdge(synthesise(), PATH)).toEqual({ statusCode: 404 });
});
