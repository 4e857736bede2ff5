// A Chromium for the tests: from a package on Linux x64, an installed one elsewhere or where CHROMIUM names one.
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const INSTALLED: readonly string[] = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export interface TestBrowser {
  readonly browser: Browser;
  close(): Promise<void>;
}

/** The package unpacks itself, the system libraries it needs and a font where TMPDIR points, so that is set before its import. */
async function unpackedChromium(directory: string): Promise<string> {
  Object.assign(process.env, { TMPDIR: directory, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' });
  const { default: packed } = await import('@sparticuz/chromium');
  const executablePath = await packed.executablePath();
  await writeFile(join(directory, 'fonts/fonts.conf'), fontsOf(directory));
  return executablePath;
}

/**
 * The package's own font and no other: text is as wide on every machine. The package looks for it in `/tmp/fonts`
 * alone, and without any font Chromium ends where a page has an input.
 */
function fontsOf(directory: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(directory, 'fonts/fonts')}</dir>
  <cachedir>${join(directory, 'fonts-cache')}</cachedir>
</fontconfig>
`;
}

function installedChromium(named: string | undefined): string {
  const found = [named, ...INSTALLED].find(path => path !== undefined && existsSync(path));
  if (found === undefined) {
    throw new Error('No Chrome or Chromium found; name one in CHROMIUM.');
  }
  return found;
}

/** `args` beside those without which it does not run here. */
export async function startBrowser(args: readonly string[] = []): Promise<TestBrowser> {
  const directory = await mkdtemp(join(tmpdir(), 'browser-'));
  const { CHROMIUM } = process.env;
  const packed = process.platform === 'linux' && process.arch === 'x64' && CHROMIUM === undefined;
  const executablePath = packed ? await unpackedChromium(directory) : installedChromium(CHROMIUM);
  // The package's own arguments crash with several contexts; as root there is no sandbox to be had.
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', ...args] });
  return {
    browser,
    async close() {
      await browser.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What went wrong on the page so far: exceptions and errors in its console. */
  readonly faults: readonly string[];
}

export interface VisitorOptions {
  readonly locale: 'ru-RU' | 'en-GB';
  readonly colorScheme?: 'light' | 'dark';
  /** `reduce` where what moves is not what a test is about: long matches are quicker so. */
  readonly reducedMotion?: 'reduce' | 'no-preference';
}

/** Somebody with a browser of their own: no cookies, no memory. */
export async function newVisitor(
  browser: Browser,
  { locale, colorScheme = 'light', reducedMotion = 'no-preference' }: VisitorOptions,
): Promise<Visitor> {
  const context = await browser.newContext({
    locale,
    colorScheme,
    reducedMotion,
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', error => faults.push(error.message));
  page.on('console', message => message.type() === 'error' && faults.push(message.text()));
  return { context, page, faults };
}
