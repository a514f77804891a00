import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { limits } from '@portal/contracts';
import type { Download } from '../../../infrastructure/http/send-file.js';
import { PdfThreads, type Paper } from '../../../infrastructure/pdf/index.js';
import { IncomingFiles } from '../../../infrastructure/storage/incoming-files.js';
import { receiveBytes } from '../../../infrastructure/storage/stored-files.js';
import { PaperFiles } from './paper-files.js';

/** Raised when papers look different: those that show the state of now are drawn anew then. */
const LOOK = 1;

/** Which paper it is of which record. */
export interface PaperOf {
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

/** Papers are drawn once and served as files, until what they show has changed. */
@Injectable()
export class StoredPapers {
  private readonly drawing = new Map<string, Promise<StoredRow>>();

  constructor(
    private readonly em: EntityManager,
    private readonly threads: PdfThreads,
    private readonly files: PaperFiles,
    private readonly incoming: IncomingFiles,
  ) {}

  /**
   * Opens a paper, drawn now where it isn't stored yet; calls for the same one wait for one drawing.
   * @throws DomainError `unavailable` when too many wait; `storage.unavailable`
   */
  async open(paper: PaperOf, make: () => Paper | Promise<Paper>): Promise<Download> {
    const drawnOf = paper.state === null ? 'for good' : `${LOOK}:${paper.state}`;
    const row = (await this.find(paper, drawnOf)) ?? (await this.drawOnce(paper, drawnOf, make));
    return {
      name: `${paper.name}.pdf`,
      type: 'application/pdf',
      size: Number(row.file_size),
      etag: row.sha256,
      content: () => this.files.read(row.storage_path),
    };
  }

  private async find({ subjectId, kind }: PaperOf, drawnOf: string): Promise<StoredRow | undefined> {
    const [row] = await this.em.execute<StoredRow[]>(
      'select * from billing_papers where subject_id = ? and kind = ? and drawn_of = ?',
      [subjectId, kind, drawnOf],
    );
    return row;
  }

  private drawOnce(paper: PaperOf, drawnOf: string, make: () => Paper | Promise<Paper>): Promise<StoredRow> {
    const key = `${paper.subjectId} ${paper.kind} ${drawnOf}`;
    let drawn = this.drawing.get(key);
    if (!drawn) {
      drawn = this.draw(paper, drawnOf, make).finally(() => this.drawing.delete(key));
      this.drawing.set(key, drawn);
    }
    return drawn;
  }

  private async draw(
    { subjectId, kind }: PaperOf,
    drawnOf: string,
    make: () => Paper | Promise<Paper>,
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
        if (!row) throw new Error('The paper was not kept');
        return row;
      });
    } finally {
      await this.incoming.discard(file);
    }
  }
}
