export { currentSender, letterheadOf, type Sender } from './pdf-content.js';
export type { PdfContent, PdfBlock, PdfChart, PdfColumn, PdfFact } from './pdf-content.js';
export { PdfModule } from './pdf-threads.js';
export { PdfThreads, pdfQueue } from './pdf-threads.js';
