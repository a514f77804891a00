import { fileTypeFromBuffer } from 'file-type';
import { COMPOUND_FILE, compoundKind } from './compound-kind.js';
import { FileBytes } from './file-bytes.js';
import { type FileKind, fileKinds, isCalledTable } from './file-kind.js';
import { isPlainText } from './text-kind.js';
import { zipKind } from './zip-kind.js';

/** Enough for the signatures of pictures. */
const HEAD = 4_100;
const ZIP_SIGNATURES = ['504b0304', '504b0506'];
const PDF_SIGNATURE = '%PDF-';

const pictures: Readonly<Record<string, FileKind>> = {
  'image/png': fileKinds.png,
  'image/apng': fileKinds.png,
  'image/jpeg': fileKinds.jpeg,
  'image/gif': fileKinds.gif,
  'image/webp': fileKinds.webp,
};

/** The sender's claims about a file; they decide only between kinds with the same content. */
export interface FileClaims {
  name: string;
  type: string;
}

/** What a file is, by its content. @returns null for everything that isn't accepted */
export const findFileKind = (path: string, claims: FileClaims): Promise<FileKind | null> =>
  FileBytes.during(path, async (bytes) => {
    const head = await bytes.at(0, HEAD);
    if (ZIP_SIGNATURES.includes(head.toString('hex', 0, 4))) return zipKind(bytes);
    if (head.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE)) return compoundKind(bytes);
    if (head.toString('latin1', 0, PDF_SIGNATURE.length) === PDF_SIGNATURE) return fileKinds.pdf;
    // before the signatures of two letters: a text about a BMW is no bitmap
    if (await isPlainText(bytes)) return isCalledTable(claims.name, claims.type) ? fileKinds.csv : fileKinds.text;
    return pictures[(await fileTypeFromBuffer(head))?.mime ?? ''] ?? null;
  });
