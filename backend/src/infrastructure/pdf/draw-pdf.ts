import { buffer } from 'node:stream/consumers';
import { brand } from '@portal/contracts';
import PDFDocument from 'pdfkit';
import { PdfSheet } from './pdf-sheet.js';
import { registerFonts } from './pdf-fonts.js';
import { PDF_MARGIN, pdfColors, pdfSizes } from './pdf-style.js';

/** What a file says about itself. */
export interface PdfFacts {
  title: string;
  /** Stands in the file as the time it was made: one time, the same bytes. */
  at: Date;
  /** Its pages are added to another file, whose numbers they don't go on. */
  isAppendix?: boolean;
}

const xmlSigns: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const xmlOf = (text: string): string => text.replace(/[&<>]/g, (sign) => xmlSigns[sign] ?? sign);

/** A file that says of itself what pdfkit would write into its XML as it is, signs of XML included. */
class Paper extends PDFDocument {
  override appendXML(xml: string, newLine?: boolean): void {
    const texts = [this.info.Title ?? '', this.info.Author ?? ''];
    super.appendXML(
      texts.reduce((escaped, text) => escaped.replace(`>${text}<`, () => `>${xmlOf(text)}<`), xml),
      newLine,
    );
  }
}

/**
 * Draws a file on US letter paper: the company's name above, pages numbered below, its text tagged for screen readers.
 * The same drawing with the same facts is the same bytes.
 */
export function drawPdf({ title, at, isAppendix = false }: PdfFacts, draw: (sheet: PdfSheet) => void): Promise<Buffer> {
  const document = new Paper({
    size: 'LETTER',
    margin: PDF_MARGIN,
    font: '', // ours are registered below
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: brand.name, Creator: brand.name, Producer: 'pdfkit', CreationDate: at, ModDate: at },
  });
  registerFonts(document);
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
    document.font('text').fontSize(pdfSizes.small).fillColor(pdfColors.quiet);
    document.text(`${brand.name} · ${brand.phone.shown} · ${brand.email}`, PDF_MARGIN, y, line);
    if (isNumbered) document.text(`Page ${page + 1} of ${count}`, PDF_MARGIN, y, { ...line, align: 'right' });
    document.endMarkedContent();
  }
}
