import { buffer } from 'node:stream/consumers';
import { brand } from '@portal/contracts';
import PDFDocument from 'pdfkit';
import { PdfSheet } from './pdf-sheet.js';
import { PDF_MARGIN, pdfColors, pdfFonts, pdfSizes } from './pdf-style.js';

/** What a file says about itself. */
export interface PdfFacts {
  title: string;
  /** Stands in the file as the time it was made: one time, the same bytes. */
  at: Date;
  /** Its pages are added to another file, whose numbers they don't go on. */
  isAppendix?: boolean;
}

/**
 * Draws a file on US letter paper: the company's name above, pages numbered below, its text tagged for screen readers.
 * The same drawing with the same facts is the same bytes.
 */
export function drawPdf({ title, at, isAppendix = false }: PdfFacts, draw: (sheet: PdfSheet) => void): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'LETTER',
    margin: PDF_MARGIN,
    font: pdfFonts.text,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: brand.name, Creator: brand.name, Producer: 'pdfkit', CreationDate: at, ModDate: at },
  });
  const bytes = buffer(document);
  draw(new PdfSheet(document));
  writeFooters(document, !isAppendix);
  document.end();
  return bytes;
}

function writeFooters(document: PDFKit.PDFDocument, isNumbered: boolean): void {
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    document.page.margins.bottom = 0; // else writing down here would begin another page
    const y = document.page.height - PDF_MARGIN + pdfSizes.text;
    const line = { width: document.page.width - 2 * PDF_MARGIN, lineBreak: false } as const;
    document.markContent('Artifact', { type: 'Pagination' });
    document.font(pdfFonts.text).fontSize(pdfSizes.small).fillColor(pdfColors.quiet);
    document.text(`${brand.name} · ${brand.phone.shown} · ${brand.email}`, PDF_MARGIN, y, line);
    if (isNumbered) document.text(`Page ${page + 1} of ${count}`, PDF_MARGIN, y, { ...line, align: 'right' });
    document.endMarkedContent();
  }
}
