import type { PdfChart } from '../pdf-content.js';
import { CHART_TITLE, shadeOf, type Place } from './chart-style.js';
import { pdfSizes } from './pdf-style.js';

/** Points of a part of shares below their bar; there are at most eight, in two columns. */
const SHARE_LINE = 13;
const SHARE_BAR = 18;

/** Draws one bar divided into the shares, and below it the name and value of each. */
export function drawShares(document: PDFKit.PDFDocument, { points }: PdfChart, { x, y, width, colors }: Place): void {
  const top = y + CHART_TITLE;
  const whole = points.reduce((sum, { values }) => sum + Math.max(0, values[0] ?? 0), 0);
  let left = x;
  for (const [at, { label, values, words }] of points.entries()) {
    const shade = shadeOf(colors.strong, at, points.length);
    const across = whole > 0 ? (Math.max(0, values[0] ?? 0) / whole) * width : 0;
    if (across > 0) document.rect(left, top, across, SHARE_BAR).lineWidth(0.75).fillAndStroke(shade, 'white');
    left += across;
    const [column, line] = [x + (at % 2) * (width / 2), top + SHARE_BAR + 8 + Math.floor(at / 2) * SHARE_LINE];
    document
      .rect(column, line + 1.5, 6, 6)
      .lineWidth(0.75)
      .fillAndStroke(shade, colors.strong);
    document.font('text').fontSize(pdfSizes.small).fillColor(colors.text);
    document.text(`${label}  ${words[0] ?? ''}`, column + 10, line, { lineBreak: false });
  }
}
