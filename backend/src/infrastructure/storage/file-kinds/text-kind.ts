import type { FileBytes } from './file-bytes.js';

const BREAKS = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1b]);
const FIRST_BYTES = 1_024;
const UTF8_MARK = '\ufeff';

/** How markup, scripts with an interpreter line, RTF and PostScript begin: text, but not only to be read. */
const NOT_ONLY_TO_BE_READ = /^\s*(<|#!|\{\\rtf|%!PS)/;
/** What a browser would take for a page, wherever it looks. */
const PAGE = /<(!doctype|html|head|body|script|svg|iframe|object|embed|meta)\b/i;

/**
 * Whether a file is text: no control characters anywhere, in UTF-8, in an 8-bit alphabet, or in UTF-16 with its mark.
 * Pages, pictures and programs written as text aren't.
 */
export async function isPlainText(bytes: FileBytes): Promise<boolean> {
  const { wide, head } = await beginningOf(bytes);
  if (NOT_ONLY_TO_BE_READ.test(head) || PAGE.test(head)) return false;
  for await (const piece of bytes.pieces()) {
    if (wide ? hasWideControls(piece, wide) : piece.some(isControl)) return false;
  }
  return true;
}

/**
 * Whether a file may be a table written as text: it doesn't begin as something else, and is no bytes of a program or
 * picture. Its cells are only read, so they may have pages in them and the control characters of old programs.
 */
export async function isTextTable(bytes: FileBytes): Promise<boolean> {
  const { wide, head } = await beginningOf(bytes);
  if (NOT_ONLY_TO_BE_READ.test(head)) return false;
  if (wide) return true;
  for await (const piece of bytes.pieces()) if (piece.includes(0)) return false;
  return true;
}

async function beginningOf(bytes: FileBytes) {
  const wide = wideEncoding(await bytes.at(0, 2));
  const head = new TextDecoder(wide ?? 'utf-8').decode(await bytes.at(0, FIRST_BYTES)).replace(UTF8_MARK, '');
  return { wide, head };
}

const isControl = (code: number): boolean => (code < 0x20 && !BREAKS.has(code)) || code === 0x7f;

const wideEncoding = (mark: Buffer): 'utf-16le' | 'utf-16be' | null =>
  mark.equals(Buffer.from('fffe', 'hex')) ? 'utf-16le' : mark.equals(Buffer.from('feff', 'hex')) ? 'utf-16be' : null;

function hasWideControls(piece: Buffer, encoding: 'utf-16le' | 'utf-16be'): boolean {
  for (let offset = 0; offset + 1 < piece.length; offset += 2) {
    if (isControl(encoding === 'utf-16le' ? piece.readUInt16LE(offset) : piece.readUInt16BE(offset))) return true;
  }
  return false;
}
