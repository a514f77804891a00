import type { Letterhead } from '../pdf-content.js';

/** The height of the title's line and the font size of a value, in points. */
export const CHART_TITLE = 22;
export const CHART_VALUE = 7;

/** Where a chart stands, in points. */
export interface Place {
  x: number;
  y: number;
  width: number;
  colors: Letterhead['colors'];
}

/** Where figures stand: `scale` is points per unit of the figure, `band` the width of one point of the chart. */
export interface Plot {
  x: number;
  zero: number;
  scale: number;
  band: number;
  colors: Letterhead['colors'];
}

/** How a line is stroked: the last series is solid, the others have dashes of their own. */
export function strokeOf(document: PDFKit.PDFDocument, fromLast: number, colors: Letterhead['colors']): void {
  document.lineWidth(1.25).strokeColor(colors.strong);
  if (fromLast > 0) document.dash(1 + 3 * (fromLast - 1), { space: 2 });
}

/** The first series has the full colour, each further one a lighter tint. */
export const shadeOf = (color: string, at: number, count: number): string => {
  const part = 1 - (at * 0.8) / Math.max(1, count - 1);
  const mixed = [1, 3, 5].map((from) =>
    Math.round(255 - (255 - Number.parseInt(color.slice(from, from + 2), 16)) * part),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** Words in the middle of a width, on one line. */
export function chartText(
  document: PDFKit.PDFDocument,
  words: string,
  x: number,
  y: number,
  width: number,
  size: number,
  color: string,
): void {
  document.font('text').fontSize(size).fillColor(color);
  document.text(words, x, y, { width, align: 'center', lineBreak: false });
}
