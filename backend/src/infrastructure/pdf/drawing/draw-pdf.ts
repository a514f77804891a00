import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Letterhead, PdfContent } from '../pdf-content.js';
import { PdfSheet } from './pdf-sheet.js';
import { registerFonts } from './pdf-fonts.js';
import { PDF_MARGIN, pdfColors, pdfSizes } from './pdf-style.js';

const STAMP_SIZE = 150;

const xmlSigns: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const xmlOf = (text: string): string => text.replace(/[&<>]/g, (sign) => xmlSigns[sign] ?? sign);

/** A document that escapes XML characters in its metadata, which pdfkit writes unescaped. */
class File extends PDFDocument {
  override appendXML(xml: string, newLine?: boolean): void {
    const texts = [this.info.Title ?? '', this.info.Author ?? ''];
    super.appendXML(
      texts.reduce((escaped, text) => escaped.replace(`>${text}<`, () => `>${xmlOf(text)}<`), xml),
      newLine,
    );
  }
}

/**
 * Draws a PDF on US letter: the sender's logo and address above, pages numbered below, its text tagged for screen
 * readers. The same content gives the same bytes. The api draws in its threads only (`PdfThreads`).
 */
export function drawPdf(content: PdfContent): Promise<Buffer> {
  const { title, at, letterhead, blocks, stamp, isAppendix = false, isLandscape = false } = content;
  const { name } = letterhead;
  const document = new File({
    size: 'LETTER',
    layout: isLandscape ? 'landscape' : 'portrait',
    margin: PDF_MARGIN,
    font: '', // the product's fonts are registered below
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: name, Creator: name, Producer: 'pdfkit', CreationDate: at, ModDate: at },
  });
  registerFonts(document);
  const bytes = buffer(document);
  const sheet = new PdfSheet(document, letterhead);
  for (const block of blocks) sheet.write(block);
  finishPages(document, letterhead, { isNumbered: !isAppendix, stamp });
  document.end();
  return bytes;
}

function finishPages(
  document: PDFKit.PDFDocument,
  letterhead: Letterhead,
  { isNumbered, stamp }: { isNumbered: boolean; stamp: string | undefined },
): void {
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    document.page.margins.bottom = 0; // else writing down here would begin another page
    document.markContent('Artifact', { type: 'Pagination' });
    const y = document.page.height - PDF_MARGIN + pdfSizes.text;
    const line = { width: document.page.width - 2 * PDF_MARGIN, lineBreak: false } as const;
    document.font('text').fontSize(pdfSizes.small).fillColor(pdfColors.quiet);
    document.text([letterhead.name, letterhead.lines.at(-1)].join(' · '), PDF_MARGIN, y, line);
    if (isNumbered) document.text(`Page ${page + 1} of ${count}`, PDF_MARGIN, y, { ...line, align: 'right' });
    document.endMarkedContent();
    if (stamp !== undefined) drawStamp(document, stamp);
  }
}

/** Across the page from corner to corner, pale enough to read what is below it. */
function drawStamp(document: PDFKit.PDFDocument, stamp: string): void {
  const { width, height } = document.page;
  document.markContent('Artifact', { type: 'Layout' });
  document.save();
  document.rotate(-40, { origin: [width / 2, height / 2] });
  document.font('strong').fontSize(STAMP_SIZE).fillColor(pdfColors.stamp, 0.18);
  document.text(stamp, 0, (height - STAMP_SIZE * 1.36) / 2, { width, align: 'center', lineBreak: false });
  document.restore();
  document.fillOpacity(1);
  document.endMarkedContent();
}
