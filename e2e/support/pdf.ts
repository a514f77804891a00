import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';

/** The text of a PDF, all pages in one line, extracted by another library than the one that wrote it. */
async function textOfPdf(file: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)));
  return text.join(' ').replace(/\s+/g, ' ');
}

/** Downloads the file behind a link, as the browser saves it; gives its name and the words in it. */
export async function pdfBehind(page: Page, link: Locator): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return { name: download.suggestedFilename(), text: await textOfPdf(await readFile(await download.path())) };
}
