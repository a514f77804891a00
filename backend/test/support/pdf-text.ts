import { extractText, getDocumentProxy } from 'unpdf';

/** What a person reads in a PDF, page by page, as another program than the one that wrote it finds it. */
export async function textOfPdf(file: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)));
  return text.map((page) => page.replace(/\s+/g, ' '));
}
