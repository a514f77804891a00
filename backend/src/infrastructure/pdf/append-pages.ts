import { PDFDocument } from '@cantoo/pdf-lib';

/** Whether pages can be added to a file: it is a PDF that others can open and read, and isn't locked. */
export async function takesPages(file: Buffer): Promise<boolean> {
  try {
    return (await PDFDocument.load(file, { updateMetadata: false })).getPageCount() > 0;
  } catch {
    return false;
  }
}

/**
 * Adds pages behind a file's own without touching these: the result begins with the file, byte for byte, so that anybody
 * can cut it off and compare its hash.
 */
export async function appendPages(file: Buffer, pages: Buffer): Promise<Buffer> {
  const document = await PDFDocument.load(file, { forIncrementalUpdate: true, updateMetadata: false });
  const added = await PDFDocument.load(pages, { updateMetadata: false });
  for (const page of await document.copyPages(added, added.getPageIndices())) document.addPage(page);
  return Buffer.from(await document.commit());
}
