import yauzl from 'yauzl';
import { cellStyles, dayOfNumber, hoursOfNumber, type CellStyle, type CellStyles } from './cell-styles.js';
import { RefusedTable } from './limited-lines.js';
import { SharedTexts, unescapedText } from './shared-texts.js';
import type { TableLine } from './table-line.js';
import { workbookParts, type Sheet } from './workbook-parts.js';
import { readPart, type Opened } from './xml-part.js';

/** Columns that are looked at; a sheet has 16,384. */
const MAX_COLUMNS = 1_000;

/** Rows of a sheet. */
const MAX_ROWS = 1_048_576;

/** Lines with any text that are looked at for headings, to choose between sheets. */
const MAX_LOOKED_AT = 15;

/** Which sheet is read, and what the others are called. */
export interface SheetChoice {
  sheet: string;
  otherSheets: string[];
}

/** How the cells of a sheet are read. */
interface CellReader {
  texts: SharedTexts;
  styles: CellStyles;
  isFrom1904: boolean;
}

interface Cell {
  column: number;
  type: string;
  style: number;
  value: string;
  /** It is computed, or should be. */
  isFormula: boolean;
  hasValue: boolean;
}

/**
 * The rows of a workbook's first sheet with a table, read as a stream: of two million cells only the texts that they
 * share are in memory. A formula is its last value, as the workbook has it; one that failed is its error, such as
 * `#N/A`.
 * @param otherCurrency finds the sign of a currency that isn't the US dollar in a number's format
 * @param wanted the name of the sheet to be read instead
 * @param onSheet called with the sheet, before the first row
 * @throws Error for a file that isn't a workbook; RefusedTable for formulas that were never computed, or without the wanted sheet
 */
export async function* workbookLines(
  path: string,
  otherCurrency: RegExp,
  onSheet: (choice: SheetChoice) => void,
  wanted?: string,
): AsyncGenerator<TableLine> {
  const zip = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false });
  try {
    const { sheets, sharedTexts, styles, isFrom1904 } = await workbookParts(zip);
    const reader: CellReader = {
      texts: sharedTexts ? await SharedTexts.of(zip, sharedTexts) : new SharedTexts(),
      styles: await cellStyles(zip, styles, otherCurrency),
      isFrom1904,
    };
    const linesOf = ({ entry }: Sheet): AsyncGenerator<TableLine> => {
      const rows = new Rows(reader);
      return readPart(zip, entry, rows, () => rows.take());
    };
    const chosen =
      wanted === undefined ? ((await firstTable(sheets, linesOf)) ?? sheets[0]) : sheetCalled(wanted, sheets);
    const others = sheets.filter((sheet) => sheet !== chosen);
    onSheet({ sheet: chosen.name, otherSheets: others.map(({ name }) => name) });
    yield* linesOf(chosen);
  } finally {
    zip.close();
  }
}

/** The sheet of this name, whatever its case. @throws RefusedTable with the names that there are */
function sheetCalled(wanted: string, sheets: readonly Sheet[]): Sheet {
  const found = sheets.find(({ name }) => name.trim().toLowerCase() === wanted.toLowerCase());
  if (!found) throw new RefusedTable('no_sheet', sheets.map(({ name }) => name).join(', '));
  return found;
}

/** The first sheet that has headings, a line of several texts, and a line below; a cover has none. */
async function firstTable(
  sheets: readonly Sheet[],
  linesOf: (sheet: Sheet) => AsyncGenerator<TableLine>,
): Promise<Sheet | undefined> {
  if (sheets.length === 1) return sheets[0];
  for (const sheet of sheets) if (await isTable(linesOf(sheet))) return sheet;
  return undefined;
}

async function isTable(lines: AsyncGenerator<TableLine>): Promise<boolean> {
  let [seen, hasHeadings] = [0, false];
  for await (const { cells } of lines) {
    const texts = cells.filter((cell) => cell.trim() !== '').length;
    if (texts === 0) continue;
    if (hasHeadings) return true;
    hasHeadings = texts > 1;
    seen += 1;
    if (seen >= MAX_LOOKED_AT) return false;
  }
  return false;
}

/** Gathers the rows of a sheet from its XML. */
class Rows {
  private readonly reader: CellReader;
  private finished: TableLine[] = [];
  private line = 0;
  private cells: string[] = [];
  private cell: Cell | null = null;
  private lastColumn = -1;
  private isValue = false;
  private phonetic = 0;

  constructor(reader: CellReader) {
    this.reader = reader;
  }

  /** The rows that have ended since the last call. */
  take(): TableLine[] {
    const taken = this.finished;
    this.finished = [];
    return taken;
  }

  readonly open = ({ name, attributes }: Opened): void => {
    if (name === 'row') {
      this.line = rowNumber(attributes['r'], this.line);
      this.cells = [];
      this.lastColumn = -1;
    } else if (name === 'c') {
      this.lastColumn = columnOf(attributes['r']) ?? this.lastColumn + 1;
      const style = Number(attributes['s'] ?? -1);
      this.cell = {
        column: this.lastColumn,
        type: attributes['t'] ?? 'n',
        style,
        value: '',
        isFormula: false,
        hasValue: false,
      };
    } else if (name === 'rPh') this.phonetic += 1;
    else if (name === 'f' && this.cell) this.cell.isFormula = true;
    else if (name === 'v' && this.cell) this.cell.hasValue = true;
    this.isValue = (name === 'v' || name === 't') && this.phonetic === 0;
  };

  readonly close = (name: string): void => {
    if (name === 'v' || name === 't') this.isValue = false;
    if (name === 'rPh') this.phonetic -= 1;
    if (name === 'c' && this.cell) {
      if (!isComputed(this.cell)) throw new RefusedTable('not_computed', addressOf(this.cell.column, this.line));
      const text = textOf(this.cell, this.reader);
      if (text !== '' && this.cell.column < MAX_COLUMNS) {
        while (this.cells.length < this.cell.column) this.cells.push('');
        this.cells[this.cell.column] = text;
      }
      this.cell = null;
    }
    if (name === 'row') this.finished.push({ line: this.line, cells: this.cells });
  };

  readonly text = (part: string): void => {
    if (this.isValue && this.cell) this.cell.value += part;
  };
}

/** The number of the row behind `last`. @throws Error for one that isn't a number, is above `last` or that no sheet has */
function rowNumber(given: string | undefined, last: number): number {
  const number = given === undefined ? last + 1 : Number(given);
  if (!Number.isInteger(number) || number <= last || number > MAX_ROWS) throw new Error(`no row of a sheet: ${given}`);
  return number;
}

/** The column of an address like `BC12`, from 0; none without letters. */
function columnOf(address: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(address ?? '')?.[0];
  return letters === undefined
    ? undefined
    : Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The address of a cell, as `BC12`. */
function addressOf(column: number, line: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return `${letters}${line}`;
}

/** False for a formula without a result. An empty result of type `str` is a computed empty text. */
const isComputed = ({ isFormula, hasValue, type, value }: Cell): boolean =>
  !isFormula || (hasValue && (value !== '' || type === 'str'));

function textOf({ type, style, value }: Cell, { texts, styles, isFrom1904 }: CellReader): string {
  if (value === '') return '';
  if (type === 's') return texts.at(Number(value));
  if (type === 'b') return value === '1' ? 'true' : 'false';
  if (type === 'd') return value.replace(/T00:00:00(?:\.0+)?Z?$/, '');
  if (type !== 'n') return unescapedText(value);
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  return shownNumber(number, styles.get(style), isFrom1904);
}

/** What a number is in words: no amount is a percentage or in euros, so that their signs are kept. */
function shownNumber(number: number, style: CellStyle | undefined, isFrom1904: boolean): string {
  switch (style?.as) {
    case 'day':
      return dayOfNumber(number, isFrom1904);
    case 'hours':
      return hoursOfNumber(number);
    case 'percent':
      return `${Number((number * 100).toPrecision(12))}%`; // without the digits by which 0.07 * 100 isn't 7
    case 'currency':
      return `${number} ${style.sign}`;
    case 'digits':
      return Number.isInteger(number) && number >= 0 ? String(number).padStart(style.count, '0') : String(number);
    case undefined:
      return String(number);
  }
}
