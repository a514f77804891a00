import type { PdfChart } from '../pdf-content.js';
import { CHART_VALUE, chartText, strokeOf, type Plot } from './chart-style.js';
import { pdfSizes } from './pdf-style.js';

/** A line for each series with a gap where nothing is known; labels and the last line's values where they have room. */
export function drawLines(
  document: PDFKit.PDFDocument,
  { series, points }: PdfChart,
  { x, zero, scale, band, colors }: Plot,
  label: (at: number, across: number) => void,
): void {
  const placeOf = (point: number, value: number) => [x + (point + 0.5) * band, zero - value * scale] as const;
  for (const at of series.keys()) {
    const known = points.map(({ values }) => values[at] ?? null);
    strokeOf(document, series.length - 1 - at, colors);
    for (const [point, value] of known.entries()) {
      const before = point === 0 ? null : (known[point - 1] ?? null);
      if (value === null) continue;
      if (before !== null)
        document
          .moveTo(...placeOf(point - 1, before))
          .lineTo(...placeOf(point, value))
          .stroke();
    }
    document.undash().fillColor(colors.strong);
    for (const [point, value] of known.entries())
      if (value !== null) document.circle(...placeOf(point, value), 1.5).fill();
  }
  document.font('text').fontSize(pdfSizes.small);
  const widest = 6 + Math.max(...points.map((point) => document.widthOfString(point.label)));
  const step = Math.ceil(widest / band);
  for (const [at, { values, words }] of points.entries()) {
    if ((points.length - 1 - at) % step !== 0) continue;
    label(at, Math.max(band, widest));
    const value = values.at(-1) ?? null;
    if (value === null) continue;
    const [middle, top] = placeOf(at, value);
    chartText(document, words.at(-1) ?? '', middle - 30, top - CHART_VALUE - 4, 60, CHART_VALUE, colors.text);
  }
}
