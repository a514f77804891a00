import { open, readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { officeText } from './office-text.js';

/** A file of which the words are wanted, at most so many characters. */
export interface Reading {
  path: string;
  kind: string;
  most: number;
}

/** The words of a file, without needless spaces. @throws Error for a file that doesn't open */
export async function read({ path, kind, most }: Reading): Promise<string> {
  const text =
    kind === 'pdf'
      ? await pdfText(path, most)
      : kind === 'plain'
        ? await plainText(path, most)
        : await officeText(path, kind, most);
  return text.replace(/\s+/g, ' ').trim();
}

async function pdfText(path: string, most: number): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await readFile(path))), {
    mergePages: true,
  });
  return text.slice(0, most);
}

async function plainText(path: string, most: number): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(most), 0, most, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}
