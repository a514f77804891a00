import type { Letterhead, PdfBars } from '../pdf-content.js';
import { PDF_MARGIN, pdfColors, pdfSizes } from './pdf-style.js';

/** Points. */
const TITLE = 22;
const ABOVE = 4;
const PLOT = 84;
const LABELS = 16;
const VALUE = 7;
const GAP = 10;
const MAX_WIDTH = 26;

/** What a chart takes of the page, in points. */
export const heightOfBars = TITLE + PLOT + LABELS + GAP;

interface Place {
  x: number;
  y: number;
  width: number;
  colors: Letterhead['colors'];
}

/** "Tasks a month. Jan: New 3, Completed 2. Feb: …" */
const barsInWords = ({ title, series, points, goal }: PdfBars): string =>
  [
    `${title}.`,
    ...(goal ? [`${goal.words}.`] : []),
    ...points.map(
      ({ label, words }) => `${label}: ${series.map((name, index) => `${name} ${words[index] ?? ''}`).join(', ')}.`,
    ),
  ].join(' ');

type Element = ReturnType<PDFKit.PDFDocument['struct']>;

/** Adds a chart below the last block, as a figure which a screen reader reads as its values. */
export function addBars(
  document: PDFKit.PDFDocument,
  root: Element,
  chart: PdfBars,
  place: Omit<Place, 'x' | 'y'>,
): void {
  const y = document.y;
  const element = document.struct('Figure', { alt: barsInWords(chart) }, [
    () => {
      drawBars(document, chart, { ...place, x: PDF_MARGIN, y });
    },
  ]);
  root.add(element);
  element.end();
  document.y = y + heightOfBars;
}

/** Draws the title with what each colour is, the columns with their values above (nothing has none; negative ones hang below the axis). */
function drawBars(document: PDFKit.PDFDocument, chart: PdfBars, place: Place): void {
  const { series, points, goal } = chart;
  const { x, y, width, colors } = place;
  const floor = y + TITLE + PLOT;
  const figures = [...points.flatMap(({ values }) => values), ...(goal ? [goal.value] : [])];
  const most = Math.max(0, ...figures);
  const least = Math.min(0, ...figures);
  // values have room above the highest column, and below the lowest where there are negative ones
  const room = PLOT - VALUE - 6 - (least < 0 ? VALUE + 6 : 0);
  const scale = room / Math.max(1, most - least);
  const zero = floor - (least < 0 ? VALUE + 6 : 0) + least * scale;
  const band = width / Math.max(1, points.length);
  const bar = Math.min(MAX_WIDTH, (band * 0.7) / Math.max(1, series.length));
  // the last series is the one that matters; the others are outlines
  const paint = (left: number, top: number, across: number, height: number, index: number): void => {
    document.rect(left, top, across, height).lineWidth(0.75);
    if (index === series.length - 1) document.fillColor(colors.strong).fill();
    else document.strokeColor(colors.strong).stroke();
  };
  legend(document, chart, place, paint);
  for (const [index, { label, values, words }] of points.entries()) {
    const left = x + index * band + (band - bar * series.length - 2 * (series.length - 1)) / 2;
    for (const [at, value] of values.entries()) {
      if (value === 0) continue;
      const height = Math.max(1.5, Math.abs(value) * scale);
      const start = left + at * (bar + 2);
      paint(start, value > 0 ? zero - height : zero, bar, height, at);
      const top = value > 0 ? zero - height - VALUE - 3 : zero + height + 2;
      text(document, words[at] ?? '', start - 8, top, bar + 16, VALUE, colors.text);
    }
    text(document, label, x + index * band, floor + 3, band, pdfSizes.small, pdfColors.quiet);
  }
  document
    .moveTo(x, zero)
    .lineTo(x + width, zero)
    .lineWidth(0.75)
    .strokeColor(pdfColors.line)
    .stroke();
  if (goal) dashedLine(document, { x, y: zero - goal.value * scale, width, colors });
}

/** The line of a goal, also in the legend. */
const dashedLine = (document: PDFKit.PDFDocument, { x, y, width, colors }: Place): void => {
  document
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(1)
    .dash(3, { space: 2 })
    .strokeColor(colors.text)
    .stroke()
    .undash();
};

type Paint = (left: number, top: number, across: number, height: number, index: number) => void;

function legend(
  document: PDFKit.PDFDocument,
  { title, series, goal }: PdfBars,
  { x, y, colors }: Place,
  paint: Paint,
): void {
  document.font('text').fontSize(pdfSizes.small).fillColor(pdfColors.quiet);
  document.text(title, x, y + ABOVE, { lineBreak: false });
  let left = x + document.widthOfString(title) + 16;
  for (const [index, name] of series.entries()) {
    paint(left, y + ABOVE + 1.5, 6, 6, index);
    document.font('text').fontSize(pdfSizes.small).fillColor(colors.text);
    document.text(name, left + 10, y + ABOVE, { lineBreak: false });
    left += 10 + document.widthOfString(name) + 12;
  }
  if (!goal) return;
  dashedLine(document, { x: left, y: y + ABOVE + 4.5, width: 14, colors });
  document.font('text').fontSize(pdfSizes.small).fillColor(colors.text);
  document.text(goal.words, left + 18, y + ABOVE, { lineBreak: false });
}

function text(
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
