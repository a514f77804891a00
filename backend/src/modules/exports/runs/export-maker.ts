import { IsolationLevel } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { DomainError, exportLimits } from '@portal/contracts';
import { authorize } from '../../../infrastructure/auth/authorize.js';
import { IncomingFiles, type ReceivedFile } from '../../../infrastructure/storage/incoming-files.js';
import { userById } from '../../users/index.js';
import { Archive } from '../archive/archive.js';
import type { ExportFacts } from '../archive/readme.js';
import type { DataExport } from '../data-export.entity.js';
import { findDataExport } from '../data-exports.queries.js';
import { ExportFiles } from './export-files.js';
import { ExportOutbox } from './export-outbox.js';
import { ExportProgress, ExportTaken } from './export-progress.js';
import { ExportWriter, type Written } from './export-writer.js';

const MOST_TRIES = 3;
const BROKEN = 'Something went wrong on our side. Ask for it again; tell us if it fails once more';
const NO_RIGHTS = 'The rights with which it was asked for have changed';
/** One statement, and one file between two of them, in minutes. */
const LONGEST = 10;

const tooLarge = (): DomainError =>
  new DomainError('data_export.too_large', { gigabytes: exportLimits.fileBytes / 1_024 ** 3 });

/** Makes the archive of an export: reads and writes at the same time, and stores it once. */
@Injectable()
export class ExportMaker {
  private readonly logger = new Logger(ExportMaker.name);

  constructor(
    private readonly em: EntityManager,
    private readonly outbox: ExportOutbox,
    private readonly writer: ExportWriter,
    private readonly files: ExportFiles,
    private readonly incoming: IncomingFiles,
  ) {}

  /** One attempt. @throws Error when it is to be tried again */
  async make(made: DataExport): Promise<void> {
    const progress = new ExportProgress(this.em, made);
    try {
      const { file, written, facts } = await this.write(made, progress);
      await progress.end();
      await this.store(made, file, written, facts);
    } catch (error) {
      await this.settle(made, error);
    } finally {
      await progress.end();
    }
  }

  private async write(
    made: DataExport,
    progress: ExportProgress,
  ): Promise<{ file: ReceivedFile; written: Written; facts: ExportFacts }> {
    await this.assertRights(made);
    return this.em.fork().transactional(
      async (own) => {
        await own.execute(
          `select set_config('statement_timeout', '${LONGEST}min', true),
             set_config('idle_in_transaction_session_timeout', '${LONGEST}min', true)`,
        );
        const facts = await factsOf(own, made);
        const archive = new Archive();
        progress.signal.addEventListener('abort', () => archive.fail(new ExportTaken()));
        const received = this.incoming.receive(archive.content, exportLimits.fileBytes, tooLarge);
        const filled = this.writer.write(own, made, facts, archive, progress);
        filled.then(
          () => archive.end(),
          (error: unknown) => archive.fail(error),
        );
        // what ended the archive early is told by the one who received it
        const [file, written] = await Promise.allSettled([received, filled]);
        if (file.status === 'rejected') throw file.reason;
        if (written.status === 'rejected') throw written.reason;
        return { file: file.value, written: written.value, facts };
      },
      { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
    );
  }

  /** Who asked for it must still have the right to it. @throws Ended */
  private async assertRights({ ownerId, kind, personId }: DataExport): Promise<void> {
    const owner = await userById(this.em.fork(), ownerId);
    if (!owner || owner.status === 'suspended') throw new Ended(NO_RIGHTS);
    try {
      authorize(owner.actor, 'data_export.create', { kind, person_id: personId, owner_id: ownerId });
    } catch {
      throw new Ended(NO_RIGHTS);
    }
  }

  /** A file of an attempt that lost its export goes again. */
  private async store(made: DataExport, file: ReceivedFile, written: Written, facts: ExportFacts): Promise<void> {
    const path = made.storagePath ?? '';
    try {
      await this.files.put(path, file.path);
      const isOurs = await this.outbox.finish(made, (row) => {
        row.succeed({ fileName: fileNameOf(facts), fileSize: file.size, sha256: file.sha256, ...written });
      });
      if (!isOurs) await this.files.remove(path);
    } finally {
      await this.incoming.discard(file);
    }
  }

  private async settle(made: DataExport, error: unknown): Promise<void> {
    if (isTaken(error)) return;
    const reason = reasonOf(error);
    if (reason === null && made.attempt < MOST_TRIES) {
      await this.outbox.release(made);
      throw error;
    }
    if (reason === null) this.logger.error({ export_id: made.id, err: error });
    await this.outbox.finish(made, (row) => {
      row.fail(reason ?? BROKEN);
    });
  }
}

async function factsOf(em: EntityManager, { id, kind }: DataExport): Promise<ExportFacts> {
  const row = await findDataExport(em, id);
  if (!row) throw new ExportTaken(); // purged meanwhile
  return { kind, subject: row.subject_name, madeFor: row.owner_name, madeAt: new Date() };
}

/** It can't be made, and trying again won't help. */
class Ended extends Error {}

const isTaken = (error: unknown): boolean =>
  error instanceof ExportTaken || (error instanceof Error && error.cause !== undefined && isTaken(error.cause));

/** The sentence for who asked; null where it isn't known why it failed, or the machine is busy. */
const reasonOf = (error: unknown): string | null => {
  if (error instanceof Ended) return error.message;
  return error instanceof DomainError && error.status < 500 ? error.message : null;
};

/** "neuse-bakery-2026-11-25.zip"; the name of a person isn't in it, since file names are kept in more places. */
function fileNameOf({ kind, subject, madeAt }: ExportFacts): string {
  const words = kind === 'person' ? 'personal-data' : subject.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `${words.replaceAll(/^-|-$/g, '').slice(0, 60) || 'company'}-${madeAt.toISOString().slice(0, 10)}.zip`;
}
