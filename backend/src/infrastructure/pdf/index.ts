export { appendPages, takesPages } from './append-pages.js';
export { drawPdf } from './draw-pdf.js';
export type { PdfSheet } from './pdf-sheet.js';
