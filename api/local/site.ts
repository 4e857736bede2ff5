// The built site's files. Production leaves this to S3 and CloudFront; the rules are the same: hashed assets
// for ever, pages never without asking, and a path without an extension is a page.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Listener, pathOf, sendText } from './listener.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export interface Site {
  readonly directory: string;
  /** The content security policy of its pages, one directive a line: CloudFront sends the same. */
  readonly policy: string;
}

export function serveSite({ directory, policy }: Site): Listener {
  const root = resolve(directory);
  const contentSecurityPolicy = policy.trim().replaceAll('\n', '; ');
  return async (request, response) => {
    const isHead = request.method === 'HEAD';
    if (request.method !== 'GET' && !isHead) {
      response.setHeader('allow', 'GET, HEAD');
      return sendText(response, 405, 'Only GET and HEAD are served here');
    }
    const path = parsePath(pathOf(request));
    if (path === null) return sendText(response, 400, 'Bad path');
    const file = await fileFor(root, path);
    if (file === null) return sendText(response, 404, notFound(path));
    response.writeHead(200, {
      'content-type': TYPES[extname(file.path)] ?? 'application/octet-stream',
      'content-length': file.size,
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': contentSecurityPolicy,
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
    await sendFile(response, file.path, isHead);
  };
}

interface SiteFile {
  readonly path: string;
  readonly size: number;
}

/** The decoded path; null for one that no honest client sends: above the root, hidden, with NUL or `\`. */
function parsePath(raw: string): string | null {
  try {
    const path = decodeURIComponent(raw);
    const isPlain = path.startsWith('/') && !path.includes('\0') && !path.includes('\\');
    return isPlain && !path.split('/').some(name => name.startsWith('.')) ? path : null;
  } catch {
    return null;
  }
}

/** All pages are drawn by one but the one for developers, which is made of text alone. */
function pageAt(path: string): string {
  return /^\/developers\/?$/.test(path) ? 'developers.html' : 'index.html';
}

async function fileFor(root: string, path: string): Promise<SiteFile | null> {
  const file = join(root, extname(path) === '' ? pageAt(path) : path);
  if (!file.startsWith(root + sep)) return null;
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? { path: file, size: found.size } : null;
}

async function sendFile(response: ServerResponse, path: string, isHead: boolean): Promise<void> {
  if (isHead) {
    response.end();
    return;
  }
  await pipeline(createReadStream(path), response);
}

function notFound(path: string): string {
  return extname(path) === '' ? 'The site is not built yet' : 'Not found';
}
