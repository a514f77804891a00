import type { Letterhead, PdfChart } from '../pdf-content.js';
import { CHART_TITLE, CHART_VALUE, chartText, shadeOf, strokeOf, type Place, type Plot } from './chart-style.js';
import { drawLines } from './draw-lines.js';
import { drawShares } from './draw-shares.js';
import { PDF_MARGIN, pdfColors, pdfSizes } from './pdf-style.js';

/** Points. */
const ABOVE = 4;
const PLOT = 84;
const LABELS = 16;
const LEGEND_LINE = 11;
const GAP = 10;
const MAX_WIDTH = 26;

/** What a chart takes of the page, in points. */
export const CHART_HEIGHT = CHART_TITLE + PLOT + LABELS + GAP;

/** "Tasks a month. Jan: New 3, Completed 2. Feb: …" */
const chartInWords = ({ title, series, points, goal }: PdfChart): string =>
  [
    `${title}.`,
    ...(goal ? [`${goal.words}.`] : []),
    ...points.map(
      ({ label, words }) => `${label}: ${series.map((name, index) => `${name} ${words[index] ?? ''}`).join(', ')}.`,
    ),
  ].join(' ');

type Element = ReturnType<PDFKit.PDFDocument['struct']>;

/** Adds a chart below the last block, as a figure which a screen reader reads as its values. */
export function addChart(
  document: PDFKit.PDFDocument,
  root: Element,
  chart: PdfChart,
  place: Omit<Place, 'x' | 'y'>,
): void {
  const y = document.y;
  const element = document.struct('Figure', { alt: chartInWords(chart) }, [
    () => {
      drawChart(document, chart, { ...place, x: PDF_MARGIN, y });
    },
  ]);
  root.add(element);
  element.end();
  document.y = y + CHART_HEIGHT;
}

/** The title with what each colour is, and below it the figures (nothing has no bar; negative ones hang below the axis). */
function drawChart(document: PDFKit.PDFDocument, chart: PdfChart, place: Place): void {
  const { kind, points, goal } = chart;
  const { x, y, width, colors } = place;
  const paint = painterOf(document, chart, colors);
  const lines = legend(document, chart, place, paint);
  if (kind === 'share') return drawShares(document, chart, place);
  const floor = y + CHART_TITLE + PLOT;
  const figures = [
    ...points.flatMap(({ values }) => (kind === 'stacked' ? [sumOf(values, 1), sumOf(values, -1)] : values)),
    ...(goal ? [goal.value] : []),
  ].map((value) => value ?? 0);
  const [most, least] = [Math.max(0, ...figures), Math.min(0, ...figures)];
  // values have room above the highest column, and below the lowest where there are negative ones
  const below = least < 0 ? CHART_VALUE + 6 : 0;
  const scale = (PLOT - lines * LEGEND_LINE - CHART_VALUE - 6 - below) / Math.max(1, most - least);
  const zero = floor - below + least * scale;
  const band = width / Math.max(1, points.length);
  const plot = { x, zero, scale, band, colors };
  const label = (at: number, across: number): void => {
    const left = x + (at + 0.5) * band - across / 2;
    chartText(document, points[at]?.label ?? '', left, floor + 3, across, pdfSizes.small, pdfColors.quiet);
  };
  if (kind === 'lines') drawLines(document, chart, plot, label);
  else
    for (const at of points.keys()) {
      drawBars(document, chart, plot, at, paint);
      label(at, band);
    }
  document
    .moveTo(x, zero)
    .lineTo(x + width, zero)
    .lineWidth(0.75)
    .strokeColor(pdfColors.line)
    .stroke();
  if (goal) dashedLine(document, { x, y: zero - goal.value * scale, width, colors });
}

/** The sum of the positive figures, or of the negative ones. */
const sumOf = (values: readonly (number | null)[], side: 1 | -1): number =>
  values.reduce<number>((sum, value) => sum + side * Math.max(0, side * (value ?? 0)), 0);

/** The columns of one point, side by side or stacked. */
function drawBars(document: PDFKit.PDFDocument, chart: PdfChart, plot: Plot, point: number, paint: Paint): void {
  const { x, zero, scale, band, colors } = plot;
  const { values, words, sum } = chart.points[point] ?? { values: [], words: [] };
  const isStacked = chart.kind === 'stacked';
  const across = isStacked ? 1 : chart.series.length;
  const bar = Math.min(MAX_WIDTH, (band * 0.7) / Math.max(1, across));
  const left = x + point * band + (band - bar * across - 2 * (across - 1)) / 2;
  const write = (start: number, value: number, said: string): void => {
    const height = Math.max(1.5, Math.abs(value) * scale);
    const top = value > 0 ? zero - height - CHART_VALUE - 3 : zero + height + 2;
    chartText(document, said, start - 8, top, bar + 16, CHART_VALUE, colors.text);
  };
  for (const [at, value] of values.entries()) {
    if (value === null || value === 0) continue;
    const height = Math.max(1.5, Math.abs(value) * scale);
    const [start, under] = isStacked
      ? [left, sumOf(values.slice(0, at), value > 0 ? 1 : -1) * scale]
      : [left + at * (bar + 2), 0];
    paint(start, value > 0 ? zero - under - height : zero - under, bar, height, at);
    if (!isStacked) write(start, value, words[at] ?? '');
  }
  if (isStacked) write(left, sumOf(values, 1) || sumOf(values, -1), sum ?? '');
}

/** The last series is filled; the others are outlines, and shaded where they are stacked. */
const painterOf =
  (document: PDFKit.PDFDocument, { kind, series }: PdfChart, colors: Letterhead['colors']): Paint =>
  (left, top, across, height, index) => {
    const fromLast = series.length - 1 - index;
    if (kind === 'lines') {
      strokeOf(document, fromLast, colors);
      document
        .moveTo(left - 4, top + height / 2)
        .lineTo(left + across + 1, top + height / 2)
        .stroke()
        .undash();
      return;
    }
    document.rect(left, top, across, height).lineWidth(0.75);
    if (fromLast === 0) document.fillColor(colors.strong).fill();
    else if (kind === 'stacked') document.fillAndStroke(shadeOf(colors.strong, fromLast, series.length), colors.strong);
    else document.strokeColor(colors.strong).stroke();
  };

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

/** @returns the lines that it takes below the title's */
function legend(
  document: PDFKit.PDFDocument,
  { kind, title, series, goal }: PdfChart,
  { x, y, width, colors }: Place,
  paint: Paint,
): number {
  document.font('text').fontSize(pdfSizes.small).fillColor(pdfColors.quiet);
  document.text(title, x, y + ABOVE, { lineBreak: false });
  let left = x + document.widthOfString(title) + 16;
  let line = 0;
  for (const [index, name] of kind === 'share' ? [] : series.entries()) {
    const across = 10 + document.widthOfString(name);
    if (left + across > x + width) [left, line] = [x, line + 1];
    const top = y + ABOVE + line * LEGEND_LINE;
    paint(left, top + 1.5, 6, 6, index);
    document.font('text').fontSize(pdfSizes.small).fillColor(colors.text);
    document.text(name, left + 10, top, { lineBreak: false });
    left += across + 12;
  }
  if (!goal) return line;
  dashedLine(document, { x: left, y: y + ABOVE + 4.5, width: 14, colors });
  document.font('text').fontSize(pdfSizes.small).fillColor(colors.text);
  document.text(goal.words, left + 18, y + ABOVE, { lineBreak: false });
  return line;
}
