import type { FileBytes } from './file-bytes.js';
import { type FileKind, fileKinds } from './file-kind.js';

/** How a compound file (Office until 2003, and much else) begins. */
export const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Entries of its directory are this long and lie at multiples of it. */
const ENTRY = 128;
const LONGEST_NAME = 64;

const documents: Readonly<Record<string, FileKind>> = {
  WordDocument: fileKinds.doc,
  Workbook: fileKinds.xls,
  Book: fileKinds.xls,
  'PowerPoint Document': fileKinds.ppt,
};
const MACROS = new Set(['Macros', 'VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR']);

/** What a compound file is, by the streams in it. @returns null for installers, mails, documents with macros */
export async function compoundKind(bytes: FileBytes): Promise<FileKind | null> {
  let found: FileKind | null = null;
  for await (const piece of bytes.pieces()) {
    for (let offset = 0; offset + ENTRY <= piece.length; offset += ENTRY) {
      const name = entryName(piece, offset);
      if (name === null) continue;
      if (MACROS.has(name)) return null;
      found ??= documents[name] ?? null;
    }
  }
  return found;
}

/** The name, where the bytes look like a directory entry of a stream or storage. */
function entryName(piece: Buffer, offset: number): string | null {
  const [length, type] = [piece.readUInt16LE(offset + 64), piece[offset + 66]];
  if ((type !== 1 && type !== 2) || length < 4 || length > LONGEST_NAME || length % 2 !== 0) return null;
  return piece.toString('utf16le', offset, offset + length - 2);
}
