import type { FileBytes } from './file-bytes.js';
import { type FileKind, fileKinds } from './file-kind.js';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const LONGEST_COMMENT = 65_535;
/** More than any document has; a longer list of contents isn't read. */
const LONGEST_DIRECTORY = 4 * 1_024 * 1_024;

/** Archives that are programs, and Office documents that carry macros; OpenDocument keeps those under `Basic/`. */
const REFUSED = [
  /^META-INF\/MANIFEST\.MF$/i,
  /^AndroidManifest\.xml$/i,
  /^classes\d*\.dex$/i,
  /^AppxManifest\.xml$/i,
  /^extension\.vsixmanifest$/i,
  /^Payload\/[^/]+\.app\//i,
  /(^|\/)vbaProject\.bin$/i,
  /^xl\/macrosheets\//i,
];

/**
 * What a ZIP archive is, by the names in its table of contents; nothing in it is unpacked, so no archive can be a bomb.
 * @returns null for a program, a document with macros, or an archive without a table of contents
 */
export async function zipKind(bytes: FileBytes): Promise<FileKind | null> {
  const names = (await entriesOf(bytes))?.map(({ name }) => name);
  if (!names || names.some((name) => REFUSED.some((refused) => refused.test(name)))) return null;
  const has = (folder: string): boolean => names.some((name) => name.startsWith(folder));
  if (names.includes('[Content_Types].xml')) {
    if (has('word/')) return fileKinds.docx;
    if (has('xl/')) return fileKinds.xlsx;
    if (has('ppt/')) return fileKinds.pptx;
  }
  const openDocument = names.includes('mimetype') ? await openDocumentKind(bytes) : null;
  if (openDocument && has('Basic/')) return null;
  return openDocument ?? fileKinds.zip;
}

/** How many bytes an archive says that it unpacks to; null without a table of contents. */
export async function unpackedSize(bytes: FileBytes): Promise<number | null> {
  return (await entriesOf(bytes))?.reduce((sum, { size }) => sum + size, 0) ?? null;
}

async function entriesOf(bytes: FileBytes): Promise<{ name: string; size: number }[] | null> {
  const tail = await bytes.at(Math.max(0, bytes.size - END_LENGTH - LONGEST_COMMENT), END_LENGTH + LONGEST_COMMENT);
  const end = lastIndexOf(tail, END);
  if (end < 0) return null;
  const [count, length, start] = [
    tail.readUInt16LE(end + 10),
    tail.readUInt32LE(end + 12),
    tail.readUInt32LE(end + 16),
  ];
  if (length > LONGEST_DIRECTORY || start + length > bytes.size) return null;
  const directory = await bytes.at(start, length);
  const entries: { name: string; size: number }[] = [];
  for (let offset = 0; entries.length < count;) {
    if (offset + ENTRY_LENGTH > directory.length || directory.readUInt32LE(offset) !== ENTRY) return null;
    const nameLength = directory.readUInt16LE(offset + 28);
    const name = directory.toString('utf8', offset + ENTRY_LENGTH, offset + ENTRY_LENGTH + nameLength);
    entries.push({ name, size: directory.readUInt32LE(offset + 24) });
    offset += ENTRY_LENGTH + nameLength + directory.readUInt16LE(offset + 30) + directory.readUInt16LE(offset + 32);
  }
  return entries;
}

function lastIndexOf(tail: Buffer, signature: number): number {
  const mark = Buffer.alloc(4);
  mark.writeUInt32LE(signature);
  const found = tail.lastIndexOf(mark);
  return found >= 0 && found + END_LENGTH <= tail.length ? found : -1;
}

/** OpenDocument has its type in the first entry, which is never compressed. */
async function openDocumentKind(bytes: FileBytes): Promise<FileKind | null> {
  const head = await bytes.at(0, 200);
  if (head.toString('latin1', LOCAL_LENGTH, LOCAL_LENGTH + 8) !== 'mimetype') return null;
  const start = LOCAL_LENGTH + head.readUInt16LE(26) + head.readUInt16LE(28);
  const said = head.toString('latin1', start, start + Math.min(head.readUInt32LE(18), 100));
  const known: readonly FileKind[] = [fileKinds.odt, fileKinds.ods, fileKinds.odp];
  return known.find(({ type, aliases }) => type === said || aliases.includes(said)) ?? null;
}
