// `/.well-known/webauthn`, where browsers ask whether a page from elsewhere may use the passkeys of this domain.
import { type Listener, pathOf, sendText } from './listener.ts';

const PATH = '/.well-known/webauthn';

/** The site with that document; without one to serve, there is no such page. */
export function withRelatedOrigins(site: Listener, document: string | null): Listener {
  return async (request, response) => {
    if (pathOf(request) !== PATH) return site(request, response);
    if (document === null) return sendText(response, 404, 'Not found');
    response.writeHead(200, { 'content-type': 'application/json', 'x-content-type-options': 'nosniff' });
    response.end(request.method === 'HEAD' ? undefined : document);
  };
}
