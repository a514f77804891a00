import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';

/** The XML of a workbook's parts, in pieces. */
export interface WorkbookXml {
  rows: Iterable<string>;
  /** Rows of a sheet before it. */
  cover?: Iterable<string>;
  /** The `si` elements of the texts that cells share. */
  shared?: Iterable<string>;
  /** The content of the styles. */
  styles?: string;
  workbookPr?: string;
  /** Where the sheet lies, as its relation says. */
  sheet?: string;
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

function* within(element: string, content: Iterable<string>): Generator<Buffer> {
  let piece = `<?xml version="1.0"?><${element} xmlns="${MAIN}">`;
  for (const next of content) {
    piece += next;
    if (piece.length < 60_000) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  yield Buffer.from(`${piece}</${element}>`);
}

function* inSheetData(rows: Iterable<string>): Generator<string> {
  yield '<sheetData>';
  yield* rows;
  yield '</sheetData>';
}

/** Writes an Excel workbook piece by piece, however large it is. */
export async function writeWorkbook(path: string, xml: WorkbookXml): Promise<void> {
  const { sheet = 'worksheets/first.xml', cover, styles = '', workbookPr = '' } = xml;
  const zip = new yazl.ZipFile();
  const add = (name: string, content: Iterable<Buffer> | string): void =>
    typeof content === 'string'
      ? zip.addBuffer(Buffer.from(content), name)
      : zip.addReadStream(Readable.from(content), name);
  const relation = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  add('[Content_Types].xml', '<Types/>');
  add('_rels/.rels', `<Relationships>${relation('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`);
  add(
    'xl/_rels/workbook.xml.rels',
    `<Relationships>${relation('r7', 'worksheet', 'worksheets/cover.xml')}${relation('r9', 'worksheet', sheet)}${relation('r2', 'sharedStrings', '/xl/shared.xml')}${relation('r3', 'styles', 'styles.xml')}</Relationships>`,
  );
  add(
    'xl/workbook.xml',
    `<workbook xmlns:r="${OFFICE}">${workbookPr}<sheets><sheet name="Notes" state="hidden" r:id="r8"/>${cover ? '<sheet name="Cover" r:id="r7"/>' : ''}<sheet name="Data" r:id="r9"/></sheets></workbook>`,
  );
  add('xl/styles.xml', `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`);
  add('xl/shared.xml', within('sst', xml.shared ?? []));
  if (cover) add('xl/worksheets/cover.xml', within('worksheet', inSheetData(cover)));
  add(`xl/${sheet}`, within('worksheet', inSheetData(xml.rows)));
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
}

/** A row of texts within the sheet. */
export const rowOf = (line: number, texts: readonly string[]): string =>
  `<row r="${line}">${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
