import { extractText, getDocumentProxy } from 'unpdf';

/** The text of a PDF, page by page, extracted by another library than the one that wrote it. */
export async function textOfPdf(file: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)));
  return text.map((page) => page.replace(/\s+/g, ' '));
}
