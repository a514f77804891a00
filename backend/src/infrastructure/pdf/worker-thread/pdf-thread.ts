import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { move } from 'piscina';
import { drawPdf } from '../drawing/draw-pdf.js';
import type { PdfContent } from '../pdf-content.js';
import type { PdfRefusal } from '../pdf-limits.js';
import { appendPages } from './append-pages.js';
import { readPdf, RefusedPdf } from './read-pdf.js';
import { stampPages } from './stamp-pages.js';

/** What a thread answers: refusals are answers, for a thrown error loses its fields on the way. */
export type Answer<Result> = { result: Result } | { refusal: PdfRefusal };

/** A file and the content whose pages are added to it; `to` is where the longer file goes. */
export interface Appending {
  path: string;
  content: PdfContent;
  to: string;
}

/** A file and the word that goes across its pages. */
export interface Stamping {
  path: string;
  word: string;
}

/** A file that was written. */
export interface WrittenFile {
  /** Bytes. */
  size: number;
  sha256: string;
}

/** Draws a PDF. */
export async function draw(content: PdfContent): Promise<Uint8Array> {
  const bytes = new Uint8Array(await drawPdf(content));
  return move(bytes) as Uint8Array;
}

/** Reads a file, to find out whether pages can be added to it. */
export const check = (path: string): Promise<Answer<true>> =>
  answered<true>(async () => {
    await readPdf(await readFile(path));
    return true;
  });

/** Writes a file with the drawn pages behind its own. */
export const append = ({ path, content, to }: Appending): Promise<Answer<WrittenFile>> =>
  answered(async () => {
    const longer = await appendPages(await readFile(path), await drawPdf(content));
    await writeFile(to, longer, { mode: 0o600, flush: true });
    return { size: longer.length, sha256: createHash('sha256').update(longer).digest('hex') };
  });

/** Reads a file, and answers it with a word across every page. */
export const stamp = ({ path, word }: Stamping): Promise<Answer<Uint8Array>> =>
  answered(async () => new Uint8Array(await stampPages(await readFile(path), word)));

async function answered<Result>(work: () => Promise<Result>): Promise<Answer<Result>> {
  try {
    return { result: await work() };
  } catch (error) {
    if (error instanceof RefusedPdf) return { refusal: error.refusal };
    throw error;
  }
}
