export { currentSender, letterheadOf, type Sender } from './letterhead.js';
export type { Paper, PaperBlock, PaperColumn, PaperFact } from './paper.js';
export { PdfModule } from './pdf.module.js';
export { PdfThreads, pdfQueue } from './pdf-threads.js';
