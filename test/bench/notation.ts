// What `npm run verify` does with a file, its bytes in memory: decoding, reading, judging by the engine, a JSON line a deal.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeText } from '../../cli/decode.ts';
import { reportOf } from '../../cli/report.ts';
import { notationOf, readNotation } from '../../engine/notation/read.ts';
import { asLin, asPbn, DEALS, parseRows, RAW } from '../engine/notation/real-data.ts';
import { SAMPLES } from '../engine/notation/sample-files.ts';

export interface NotationFigure {
  /** The deals that were judged. */
  readonly what: string;
  readonly dealsASecond: number;
}

interface File {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const SECONDS = 1;

/** Over the real deals; over samples of our own where there are none. */
export function measureVerify(): readonly NotationFigure[] {
  return corpora().map(({ what, files }) => ({ what, dealsASecond: measured(files) }));
}

function corpora(): readonly { readonly what: string; readonly files: readonly File[] }[] {
  if (!existsSync(DEALS) || !existsSync(RAW)) {
    return [{ what: 'own samples, no real deals being there', files: filesIn(SAMPLES) }];
  }
  const rows = parseRows(readFileSync(DEALS, 'utf8'));
  const file = (name: string, texts: readonly string[]) => [{ name, bytes: Buffer.from(texts.join('')) }];
  return [
    { what: `${rows.length} real deals as PBN`, files: file('deals.pbn', rows.map(asPbn)) },
    { what: `${rows.length} real deals as LIN`, files: file('deals.lin', rows.map(asLin)) },
    { what: 'files as found in the wild', files: filesIn(RAW) },
  ];
}

function filesIn(directory: string): readonly File[] {
  return readdirSync(directory).map(name => ({ name, bytes: readFileSync(join(directory, name)) }));
}

/** Once over all of it before the clock runs, then whole rounds. */
function measured(files: readonly File[]): number {
  const verify = () => files.reduce((deals, file) => deals + verified(file), 0);
  verify();
  const start = performance.now();
  let deals = 0;
  while (performance.now() - start < SECONDS * 1000) deals += verify();
  return deals / ((performance.now() - start) / 1000);
}

/** The number of its deals. */
function verified({ name, bytes }: File): number {
  const text = decodeText(bytes);
  const notation = notationOf(text);
  if (notation === null) throw new Error(`${name} is in no notation`);
  const { deals } = readNotation(text, notation);
  const lines = deals.map(deal => `${JSON.stringify(reportOf(name, deal))}\n`);
  if (lines.join('').length < deals.length) throw new Error(`${name} is not reported on`);
  return deals.length;
}
