import { Global, Module } from '@nestjs/common';
import { PdfThreads } from './pdf-threads.js';

/** Reads and draws PDFs in threads. */
@Global()
@Module({ providers: [PdfThreads], exports: [PdfThreads] })
export class PdfModule {}
