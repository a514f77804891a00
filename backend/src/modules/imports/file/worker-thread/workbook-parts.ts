import { posix } from 'node:path';
import type { Entry, ZipFile } from 'yauzl';
import { readWholePart } from './xml-part.js';

/** More than any workbook has. */
const MAX_ENTRIES = 10_000;

/** Sheets that are looked at. */
const MAX_SHEETS = 20;
/** Characters of a sheet's name; Excel takes 31. */
const MAX_NAME = 60;

export interface Sheet {
  name: string;
  entry: Entry;
}

/** The parts of a workbook that hold its sheets. */
export interface WorkbookParts {
  /** At least one, in their order; those that are hidden only where all are. */
  sheets: [Sheet, ...Sheet[]];
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

/** Finds the parts of the sheets, as the relations within the file name them. @throws Error without one */
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
  const { named, isFrom1904 } = await readWorkbook(zip, workbook);
  const shown = named.filter(({ isHidden }) => !isHidden);
  const [first, ...others] = (shown.length > 0 ? shown : named).slice(0, MAX_SHEETS).flatMap(({ name, relation }) => {
    const entry = partAt(relations.find(({ id }) => id === relation)?.path);
    return entry ? [{ name, entry }] : [];
  });
  if (!first) throw new Error('no sheet');
  const ofType = (wanted: string): Entry | undefined => partAt(relations.find(({ type }) => type === wanted)?.path);
  return { sheets: [first, ...others], sharedTexts: ofType('sharedStrings'), styles: ofType('styles'), isFrom1904 };
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
  const named: { name: string; relation: string | undefined; isHidden: boolean }[] = [];
  let isFrom1904 = false;
  await readWholePart(zip, entry, {
    open: ({ name, attributes }) => {
      if (name === 'workbookPr') isFrom1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '');
      if (name !== 'sheet') return;
      const relation = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
      const isHidden = /hidden$/i.test(attributes['state'] ?? '');
      named.push({ name: (attributes['name'] ?? '').slice(0, MAX_NAME).toWellFormed(), relation, isHidden });
    },
  });
  return { named, isFrom1904 };
}
