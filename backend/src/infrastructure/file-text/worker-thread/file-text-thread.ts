import { open, readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { SaxesParser } from 'saxes';
import yauzl, { type Entry, type ZipFile } from 'yauzl';

/** Which parts of an archive hold its words, and the elements that hold text there; without elements all text. */
const wordsOf: Readonly<Record<string, { parts: RegExp; elements?: readonly string[] }>> = {
  docx: { parts: /^word\/(document|footnotes|endnotes|comments|header\d*|footer\d*)\.xml$/, elements: ['w:t'] },
  xlsx: { parts: /^xl\/(sharedStrings|worksheets\/[^/]+)\.xml$/, elements: ['t'] },
  pptx: { parts: /^ppt\/(slides|notesSlides)\/[^/]+\.xml$/, elements: ['a:t'] },
  odt: { parts: /^content\.xml$/ },
  ods: { parts: /^content\.xml$/ },
  odp: { parts: /^content\.xml$/ },
};

/** Bytes that the read parts may unpack to, together; an archive can pretend to be small. */
const UNPACKED = 64 * 1_024 * 1_024;

/** The words of an Office document, until there are `most` characters. @throws Error for an archive that doesn't open */
async function officeText(path: string, kind: string, most: number): Promise<string> {
  const { parts, elements } = wordsOf[kind] ?? { parts: /^$/ };
  const zip = await yauzl.openPromise(path, { lazyEntries: true });
  const words: string[] = [];
  let [length, unpacked] = [0, 0];
  try {
    for await (const entry of zip.eachEntry()) {
      if (!parts.test(entry.fileName) || length >= most) continue;
      for (const word of await textIn(zip, entry, elements, (bytes) => (unpacked += bytes) <= UNPACKED)) {
        words.push(word);
        length += word.length + 1;
        if (length >= most) break;
      }
    }
  } finally {
    zip.close();
  }
  return words.join(' ').slice(0, most);
}

async function textIn(
  zip: ZipFile,
  entry: Entry,
  elements: readonly string[] | undefined,
  mayUnpack: (bytes: number) => boolean,
): Promise<string[]> {
  const words: string[] = [];
  const open: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => open.push(name));
  parser.on('closetag', () => open.pop());
  parser.on('text', (text) => {
    const isWanted = elements === undefined || elements.includes(open.at(-1) ?? '');
    if (isWanted && text.trim() !== '') words.push(text.trim());
  });
  const stream = await zip.openReadStreamPromise(entry);
  stream.setEncoding('utf8');
  for await (const chunk of stream as AsyncIterable<string>) {
    if (!mayUnpack(Buffer.byteLength(chunk))) break;
    parser.write(chunk);
  }
  return words;
}

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
