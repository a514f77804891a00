import { IsolationLevel } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { DomainError, exportLimits } from '@portal/contracts';
import { authorize } from '../../../infrastructure/auth/authorize.js';
import { recordEvent } from '../../../infrastructure/events/index.js';
import {
  fileSlug,
  FileRunMaker,
  RunEnded,
  RunTaken,
  type FileRunProgress,
  type WrittenFile,
} from '../../../infrastructure/file-runs/index.js';
import { IncomingFiles } from '../../../infrastructure/storage/incoming-files.js';
import { userById } from '../../users/index.js';
import { Archive } from '../archive/archive.js';
import type { ExportSummary } from '../archive/manifest.js';
import type { DataExport, ExportFile } from '../data-export.entity.js';
import { findDataExport } from '../data-exports.queries.js';
import { ExportFiles, ExportOutbox } from './export-outbox.js';
import { ExportWriter, type ExportCount } from './export-writer.js';

const BROKEN = 'Something went wrong on our side. Ask for it again; tell us if it fails once more';
const NO_RIGHTS = 'The rights with which it was asked for have changed';
/** One statement, and one file between two of them, in minutes. */
const LONGEST = 10;

const tooLarge = (): DomainError =>
  new DomainError('data_export.too_large', { gigabytes: exportLimits.fileBytes / 1_024 ** 3 });

type Progress = FileRunProgress<ExportCount>;

/** Makes the archive of an export: reads and writes at the same time, and stores it once. */
@Injectable()
export class ExportMaker extends FileRunMaker<ExportFile, DataExport, ExportCount> {
  constructor(
    private readonly em: EntityManager,
    queue: ExportOutbox,
    private readonly writer: ExportWriter,
    files: ExportFiles,
    private readonly incoming: IncomingFiles,
  ) {
    super({
      ...{ em, queue, files, incoming, broken: BROKEN },
      logger: new Logger(ExportMaker.name),
      progress: {
        table: 'data_exports',
        counts: ['row_count', 'file_count'],
        tell: (own, id) => recordEvent(own, 'data_export.progressed', id, {}),
      },
    });
  }

  protected override async write(made: DataExport, progress: Progress): Promise<WrittenFile<ExportFile>> {
    const { file, written, facts } = await this.archive(made, progress);
    return { file, facts: { fileName: fileNameOf(facts), ...written } };
  }

  private async archive(made: DataExport, progress: Progress) {
    await this.assertRights(made);
    return this.em.fork().transactional(
      async (own) => {
        await own.execute(
          `select set_config('statement_timeout', '${LONGEST}min', true),
             set_config('idle_in_transaction_session_timeout', '${LONGEST}min', true)`,
        );
        const facts = await factsOf(own, made);
        const archive = new Archive();
        progress.signal.addEventListener('abort', () => archive.fail(new RunTaken()));
        const received = this.incoming.receive(archive.content, exportLimits.fileBytes, tooLarge);
        const filled = this.writer.write({ em: own, archive, progress, at: facts.madeAt }, made, facts);
        filled.then(
          () => archive.end(),
          (error: unknown) => archive.fail(error),
        );
        // the receiver reports what ended the archive early
        const [file, written] = await Promise.allSettled([received, filled]);
        if (file.status === 'rejected') throw file.reason;
        if (written.status === 'rejected') throw written.reason;
        return { file: file.value, written: written.value, facts };
      },
      { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
    );
  }

  /** Who asked for it must still have the right to it. @throws RunEnded */
  private async assertRights({ ownerId, kind, personId }: DataExport): Promise<void> {
    const owner = await userById(this.em.fork(), ownerId);
    if (!owner || owner.status === 'suspended') throw new RunEnded(NO_RIGHTS);
    try {
      authorize(owner.actor, 'data_export.create', { kind, person_id: personId, owner_id: ownerId });
    } catch {
      throw new RunEnded(NO_RIGHTS);
    }
  }
}

async function factsOf(em: EntityManager, { id, kind }: DataExport): Promise<ExportSummary> {
  const row = await findDataExport(em, id);
  if (!row) throw new RunTaken(); // purged meanwhile
  return { kind, subject: row.subject_name, madeFor: row.owner_name, madeAt: new Date() };
}

/** "neuse-bakery-2026-11-25.zip"; the name of a person isn't in it, since file names are kept in more places. */
function fileNameOf({ kind, subject, madeAt }: ExportSummary): string {
  const words = kind === 'person' ? 'personal-data' : fileSlug(subject);
  return `${words || 'company'}-${madeAt.toISOString().slice(0, 10)}.zip`;
}
