import { Injectable } from '@nestjs/common';
import { FileStorage } from '../../../infrastructure/storage/file-storage.js';
import { StoredFiles, receiveBytes } from '../../../infrastructure/storage/stored-files.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { limits } from '@portal/contracts';
import type { Download } from '../../../infrastructure/http/send-file.js';
import { PdfThreads, type PdfContent } from '../../../infrastructure/pdf/index.js';
import { IncomingFiles } from '../../../infrastructure/storage/incoming-files.js';

/** The prefix of these files in the storage. */
export const BILLING_PDFS = 'billing-papers';

/** The stored PDFs of bills and payments. */
@Injectable()
export class PdfFiles extends StoredFiles {
  constructor(storage: FileStorage) {
    super(storage, BILLING_PDFS);
  }
}

/** Raise it when the layout changes: PDFs that show the current state are then drawn again. */
const LOOK = 1;

/** Which PDF of which record. */
export interface PdfReference {
  subjectId: string;
  kind: 'invoice' | 'original' | 'credit_note' | 'receipt' | 'refund';
  /** What it shows: while this stays, the stored file is served. null: it never changes once it is drawn. */
  state: string | null;
  /** Of the download, without its ending. */
  name: string;
}

interface StoredRow {
  drawn_of: string;
  storage_path: string;
  file_size: string;
  sha256: string;
}

/** Draws PDFs once and serves them as files until what they show changes. */
@Injectable()
export class StoredPdfs {
  private readonly drawing = new Map<string, Promise<StoredRow>>();

  constructor(
    private readonly em: EntityManager,
    private readonly threads: PdfThreads,
    private readonly files: PdfFiles,
    private readonly incoming: IncomingFiles,
  ) {}

  /**
   * Opens a PDF and draws it first if it isn't stored; concurrent calls for the same one share one drawing.
   * @throws DomainError `unavailable` when too many wait; `storage.unavailable`
   */
  async open(pdf: PdfReference, make: () => PdfContent | Promise<PdfContent>): Promise<Download> {
    const drawnOf = pdf.state === null ? 'for good' : `${LOOK}:${pdf.state}`;
    const row = (await this.find(pdf, drawnOf)) ?? (await this.drawOnce(pdf, drawnOf, make));
    return {
      name: `${pdf.name}.pdf`,
      type: 'application/pdf',
      size: Number(row.file_size),
      etag: row.sha256,
      content: () => this.files.read(row.storage_path),
    };
  }

  private async find({ subjectId, kind }: PdfReference, drawnOf: string): Promise<StoredRow | undefined> {
    const [row] = await this.em.execute<StoredRow[]>(
      'select * from billing_papers where subject_id = ? and kind = ? and drawn_of = ?',
      [subjectId, kind, drawnOf],
    );
    return row;
  }

  private drawOnce(
    pdf: PdfReference,
    drawnOf: string,
    make: () => PdfContent | Promise<PdfContent>,
  ): Promise<StoredRow> {
    const key = `${pdf.subjectId} ${pdf.kind} ${drawnOf}`;
    let drawn = this.drawing.get(key);
    if (!drawn) {
      drawn = this.draw(pdf, drawnOf, make).finally(() => this.drawing.delete(key));
      this.drawing.set(key, drawn);
    }
    return drawn;
  }

  private async draw(
    { subjectId, kind }: PdfReference,
    drawnOf: string,
    make: () => PdfContent | Promise<PdfContent>,
  ): Promise<StoredRow> {
    const bytes = await this.threads.draw(await make());
    const file = await receiveBytes(this.incoming, bytes, limits.attachmentBytes);
    try {
      return await this.files.keeping(file.path, async (storagePath) => {
        const [row] = await this.em.fork().execute<StoredRow[]>(
          `insert into billing_papers (subject_id, kind, drawn_of, storage_path, file_size, sha256)
           values (?, ?, ?, ?, ?, ?)
           on conflict (subject_id, kind) do update set drawn_of = excluded.drawn_of,
             storage_path = excluded.storage_path, file_size = excluded.file_size, sha256 = excluded.sha256, drawn_at = now()
           returning *`,
          [subjectId, kind, drawnOf, storagePath, file.size, file.sha256],
        );
        if (!row) throw new Error('The PDF was not stored');
        return row;
      });
    } finally {
      await this.incoming.discard(file);
    }
  }
}
