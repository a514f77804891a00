import { degrees, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { readPdf } from './read-pdf.js';

const ANGLE = 40;
/** Of the page's diagonal. */
const WIDTH = 0.6;
const LARGEST = 400;
const RED = rgb(0.7, 0.15, 0.12);

/**
 * Writes a word across every page of a file, pale enough to read what is below it.
 * @throws RefusedPdf
 */
export async function stampPages(file: Uint8Array, word: string): Promise<Buffer> {
  const document = await readPdf(file);
  const font = await document.embedFont(StandardFonts.HelveticaBold);
  for (const page of document.getPages()) {
    const { x, y, width, height } = page.getCropBox();
    const size = Math.min(LARGEST, (Math.hypot(width, height) * WIDTH) / font.widthOfTextAtSize(word, 1));
    const turn = ((ANGLE + page.getRotation().angle) * Math.PI) / 180;
    const [along, across] = [font.widthOfTextAtSize(word, size) / 2, (size * 0.72) / 2];
    page.drawText(word, {
      x: x + width / 2 - along * Math.cos(turn) + across * Math.sin(turn),
      y: y + height / 2 - along * Math.sin(turn) - across * Math.cos(turn),
      size,
      font,
      color: RED,
      opacity: 0.18,
      rotate: degrees(ANGLE + page.getRotation().angle),
    });
  }
  return Buffer.from(await document.save());
}
