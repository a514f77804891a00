import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

const { resolve } = createRequire(import.meta.url);
const folder = '@expo-google-fonts/noto-sans';

/** Embedded, so that names in Latin, Greek and Cyrillic letters look alike everywhere. */
const files = {
  text: `${folder}/400Regular/NotoSans_400Regular.ttf`,
  strong: `${folder}/700Bold/NotoSans_700Bold.ttf`,
} as const;

export type PdfFont = keyof typeof files;

const parsed = new Map<PdfFont, PDFKit.Mixins.PDFFontSource>();

/** Parsed once in a process: that takes ten times as long as drawing a page, and nothing else is answered meanwhile. */
function fontOf(name: PdfFont): PDFKit.Mixins.PDFFontSource {
  let font = parsed.get(name);
  if (!font) {
    // a parsed font is a source as well, which pdfkit's types lack
    font = create(readFileSync(resolve(files[name]))) as unknown as PDFKit.Mixins.PDFFontSource;
    parsed.set(name, font);
  }
  return font;
}

/** Registers the product's fonts by name. */
export function registerFonts(document: PDFKit.PDFDocument): void {
  for (const name of Object.keys(files) as PdfFont[]) document.registerFont(name, fontOf(name));
}
