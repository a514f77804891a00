import type { Letterhead } from '../pdf-content.js';
import { pdfColors } from './pdf-style.js';

/** The side of the mark's own drawing. */
const SIDE = 40;

const rays = 'M23.6 10.2a6.6 6.6 0 0 1 0 6.6M27 7.4a11.4 11.4 0 0 1 0 12.2';
const water =
  'M6.5 29.2c2.3 0 2.3-1.7 4.5-1.7s2.3 1.7 4.5 1.7 2.3-1.7 4.5-1.7 2.3 1.7 4.5 1.7 2.2-1.7 4.5-1.7 2.2 1.7 4.5 1.7';
const tower = 'm14.3 24.3 1.4-8.3h5l1.4 8.3z';

/** The mark of the logo, as the pages show it. `size` in points. */
export function drawLogo(
  document: PDFKit.PDFDocument,
  { colors }: Letterhead,
  x: number,
  y: number,
  size: number,
): void {
  document
    .save()
    .translate(x, y)
    .scale(size / SIDE);
  document.roundedRect(0, 0, SIDE, SIDE, 11).fill(colors.strong);
  document.lineWidth(2.2).lineCap('round').strokeColor('white');
  document.path(rays).stroke();
  document.path(water).stroke();
  document.path(tower).fill('white');
  document.circle(18.2, 12.6, 2.5).fill(pdfColors.light);
  document.restore();
}
