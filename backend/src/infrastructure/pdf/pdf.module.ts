import { Global, Module } from '@nestjs/common';
import { PdfThreads } from './pdf-threads.js';

/** Papers and strangers' PDFs, worked on in threads. */
@Global()
@Module({ providers: [PdfThreads], exports: [PdfThreads] })
export class PdfModule {}
