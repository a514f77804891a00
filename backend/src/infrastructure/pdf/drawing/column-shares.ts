import type { PdfColumn } from '../pdf-content.js';

/** Points beyond which a word is broken, and a cell has lines, where there isn't room for all. */
const WIDEST_WORD = 150;
const WIDEST_CELL = 260;

interface Widths {
  /** Of the longest word: no word is broken down to here. */
  least: number;
  /** Of the longest cell, on one line. */
  whole: number;
}

/**
 * The columns' shares of a line: as they are given, else by what they hold. Where not all of it fits on one line, no word
 * is broken as long as that can be.
 * @param widthOf a text in points, as it is written in titles and in cells
 * @param gap points between two columns
 * @param line points of the line
 */
export function columnShares(
  columns: readonly PdfColumn[],
  rows: readonly (readonly string[])[],
  { widthOf, gap, line }: { widthOf: (text: string, isTitle: boolean) => number; gap: number; line: number },
): number[] {
  if (columns.every(({ share }) => share !== undefined)) return columns.map(({ share = 0 }) => share);
  const widths = columns.map(({ title }, at) => widthsOf(title, rows, at, widthOf));
  const room = line - gap * (columns.length - 1);
  const last = columns.length - 1;
  return dealtOut(widths, room).map((width, at) => (width + (at === last ? 0 : gap)) / line);
}

function widthsOf(
  title: string,
  rows: readonly (readonly string[])[],
  at: number,
  widthOf: (text: string, isTitle: boolean) => number,
): Widths {
  let least = longest(title.split(' ').map((word) => widthOf(word, true)));
  let whole = least;
  for (const cells of rows) {
    const text = cells[at] ?? '';
    whole = Math.max(whole, widthOf(text, false));
    least = Math.max(least, longest(text.split(/[ \n]/).map((word) => widthOf(word, false))));
  }
  // a point more, so that what fits exactly isn't broken by the fraction of one
  return { least: Math.min(least, WIDEST_WORD) + 1, whole: Math.min(whole, WIDEST_CELL) + 1 };
}

const longest = (widths: readonly number[]): number => Math.max(0, ...widths);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

function dealtOut(widths: readonly Widths[], room: number): number[] {
  const [least, whole] = [sum(widths.map((one) => one.least)), sum(widths.map((one) => one.whole))];
  if (whole <= room) return widths.map((one) => (one.whole / whole) * room);
  if (least >= room) return widths.map((one) => (one.least / least) * room);
  const rest = (room - least) / (whole - least);
  return widths.map((one) => one.least + (one.whole - one.least) * rest);
}
