export { currentSender, letterheadOf, type Sender } from './letterhead.js';
export type { PdfContent, PdfBlock, PdfColumn, PdfFact } from './pdf-content.js';
export { PdfModule } from './pdf.module.js';
export { PdfThreads, pdfQueue } from './pdf-threads.js';
