import { posix } from 'node:path';
import type { Entry, ZipFile } from 'yauzl';
import { readWholePart } from './xml-part.js';

/** More than any workbook has. */
const MAX_ENTRIES = 10_000;

/** The parts of a workbook that hold its first sheet. */
export interface WorkbookParts {
  sheet: Entry;
  sharedTexts: Entry | undefined;
  styles: Entry | undefined;
  /** Days are counted from 1904, as the first Excel for Macintosh did. */
  isFrom1904: boolean;
}

interface Relation {
  id: string;
  type: string;
  path: string;
}

/** Finds the parts of the first sheet that isn't hidden, as the relations within the file name them. @throws Error without one */
export async function workbookParts(zip: ZipFile): Promise<WorkbookParts> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entries.size >= MAX_ENTRIES) throw new Error('too many parts');
    entries.set(entry.fileName.toLowerCase(), entry);
  }
  const partAt = (path: string | undefined): Entry | undefined =>
    path === undefined ? undefined : entries.get(path.toLowerCase());
  const book = (await relationsOf(zip, partAt('_rels/.rels'), '')).find(({ type }) => type === 'officeDocument');
  const workbook = partAt(book?.path);
  if (!book || !workbook) throw new Error('no workbook');
  const folder = posix.dirname(book.path);
  const relations = await relationsOf(zip, partAt(`${folder}/_rels/${posix.basename(book.path)}.rels`), folder);
  const { sheets, isFrom1904 } = await readWorkbook(zip, workbook);
  const first = sheets.find(({ isHidden }) => !isHidden) ?? sheets[0];
  const sheet = partAt(relations.find(({ id }) => id === first?.relation)?.path);
  if (!sheet) throw new Error('no sheet');
  const ofType = (wanted: string): Entry | undefined => partAt(relations.find(({ type }) => type === wanted)?.path);
  return { sheet, sharedTexts: ofType('sharedStrings'), styles: ofType('styles'), isFrom1904 };
}

async function relationsOf(zip: ZipFile, entry: Entry | undefined, folder: string): Promise<Relation[]> {
  const relations: Relation[] = [];
  if (!entry) return relations;
  await readWholePart(zip, entry, {
    open: ({ name, attributes }) => {
      if (name !== 'Relationship') return;
      const target = attributes['Target'] ?? '';
      const path = target.startsWith('/') ? target.slice(1) : posix.join(folder, target);
      const type = (attributes['Type'] ?? '').split('/').at(-1) ?? '';
      relations.push({ id: attributes['Id'] ?? '', type, path });
    },
  });
  return relations;
}

async function readWorkbook(zip: ZipFile, entry: Entry) {
  const sheets: { relation: string | undefined; isHidden: boolean }[] = [];
  let isFrom1904 = false;
  await readWholePart(zip, entry, {
    open: ({ name, attributes }) => {
      if (name === 'workbookPr') isFrom1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '');
      if (name !== 'sheet') return;
      const relation = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
      sheets.push({ relation, isHidden: /hidden$/i.test(attributes['state'] ?? '') });
    },
  });
  return { sheets, isFrom1904 };
}
