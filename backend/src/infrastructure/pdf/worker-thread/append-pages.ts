import { PDFDocument } from '@cantoo/pdf-lib';
import { readPdf } from './read-pdf.js';

/**
 * Adds pages behind a file's own without touching these: the result begins with the bytes of the file, so that its hash
 * can be checked.
 * @throws RefusedPdf
 */
export async function appendPages(file: Uint8Array, pages: Uint8Array): Promise<Buffer> {
  const document = await readPdf(file, { forIncrementalUpdate: true });
  const added = await PDFDocument.load(pages, { updateMetadata: false });
  for (const page of await document.copyPages(added, added.getPageIndices())) document.addPage(page);
  return Buffer.from(await document.commit());
}
