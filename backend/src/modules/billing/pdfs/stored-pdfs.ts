import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { limits } from '@portal/contracts';
import { sql, type Selectable } from 'kysely';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import type { BillingPapers } from '../../../infrastructure/database/tables.js';
import type { Download } from '../../../infrastructure/http/send-file.js';
import { PdfThreads, type PdfContent } from '../../../infrastructure/pdf/index.js';
import { FileStorage } from '../../../infrastructure/storage/file-storage.js';
import { IncomingFiles } from '../../../infrastructure/storage/incoming-files.js';
import { StoredFiles, receiveBytes } from '../../../infrastructure/storage/stored-files.js';

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

/** A PDF of a record. */
interface Pdf {
  subjectId: string;
  kind: 'invoice' | 'original' | 'credit_note' | 'receipt' | 'refund';
  /** What it shows: while this stays, the stored file is served. null: it never changes once it is drawn. */
  state: string | null;
  /** Of the download, without its ending. */
  name: string;
  content: () => PdfContent | Promise<PdfContent>;
}

type StoredPdf = Selectable<BillingPapers>;

/** Draws PDFs once and serves them as files until what they show changes. */
@Injectable()
export class StoredPdfs {
  private readonly drawing = new Map<string, Promise<StoredPdf>>();

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
  async open(pdf: Pdf): Promise<Download> {
    const { subjectId, kind, state, name } = pdf;
    const drawnOf = state === null ? 'for good' : `${LOOK}:${state}`;
    const stored = kysely(this.em).selectFrom('billing_papers').selectAll().where('subject_id', '=', subjectId);
    const known = await stored.where('kind', '=', kind).where('drawn_of', '=', drawnOf).executeTakeFirst();
    const { file_size, sha256, storage_path } = known ?? (await this.drawOnce(pdf, drawnOf));
    return {
      name: `${name}.pdf`,
      type: 'application/pdf',
      size: Number(file_size),
      etag: sha256,
      content: () => this.files.read(storage_path),
    };
  }

  private drawOnce(pdf: Pdf, drawnOf: string): Promise<StoredPdf> {
    const key = `${pdf.subjectId} ${pdf.kind} ${drawnOf}`;
    const drawn = this.drawing.get(key) ?? this.draw(pdf, drawnOf).finally(() => this.drawing.delete(key));
    this.drawing.set(key, drawn);
    return drawn;
  }

  private async draw({ subjectId: subject_id, kind, content }: Pdf, drawn_of: string): Promise<StoredPdf> {
    const bytes = await this.threads.draw(await content());
    const file = await receiveBytes(this.incoming, bytes, limits.attachmentBytes);
    try {
      return await this.files.keeping(file.path, (storage_path) => {
        const drawn = { drawn_of, storage_path, file_size: file.size, sha256: file.sha256 };
        return kysely(this.em.fork())
          .insertInto('billing_papers')
          .values({ subject_id, kind, ...drawn })
          .onConflict((on) => on.columns(['subject_id', 'kind']).doUpdateSet({ ...drawn, drawn_at: sql`now()` }))
          .returningAll()
          .executeTakeFirstOrThrow();
      });
    } finally {
      await this.incoming.discard(file);
    }
  }
}
