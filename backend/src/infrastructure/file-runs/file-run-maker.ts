import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from '@nestjs/common';
import { DomainError } from '@portal/contracts';
import type { IncomingFiles, ReceivedFile } from '../storage/incoming-files.js';
import type { StoredFiles } from '../storage/stored-files.js';
import type { FileRun, MadeFile } from './file-run.js';
import { FileRunProgress, type ProgressOf, RunTaken } from './file-run-progress.js';
import type { FileRunQueue } from './file-run-queue.js';

const MAX_TRIES = 3;

/** It can't be made, and trying again won't help; the message is for who asked for it. */
export class RunEnded extends Error {}

/** What an attempt has written, before it is stored. */
export interface WrittenFile<Made extends MadeFile> {
  file: ReceivedFile;
  facts: Omit<Made, 'fileSize' | 'sha256'>;
}

interface Parts<Run extends FileRun, Count extends string> {
  em: EntityManager;
  queue: FileRunQueue<Run>;
  files: StoredFiles;
  incoming: IncomingFiles;
  logger: Logger;
  progress: ProgressOf<Count>;
  /** The reason where the cause of the failure is unknown. */
  broken: string;
}

/** Makes the files of runs: writes beside the storage, stores once, and stores the result in the run. */
export abstract class FileRunMaker<Made extends MadeFile, Run extends FileRun, Count extends string> {
  constructor(private readonly parts: Parts<Run, Count>) {}

  /** One attempt. @throws Error when it is to be tried again */
  async make(run: Run): Promise<void> {
    const progress = new FileRunProgress(this.parts.em, run, this.parts.progress);
    try {
      const written = await this.write(run, progress);
      await progress.end();
      await this.store(run, written);
    } catch (error) {
      await this.settle(run, error);
    } finally {
      await progress.end();
    }
  }

  /** Writes the file of a run. @throws RunEnded, RunTaken, DomainError with the sentence for who asked */
  protected abstract write(run: Run, progress: FileRunProgress<Count>): Promise<WrittenFile<Made>>;

  /** A file of an attempt that lost its run goes again. */
  private async store(run: Run, { file, facts }: WrittenFile<Made>): Promise<void> {
    const { files, queue, incoming } = this.parts;
    const path = run.storagePath ?? '';
    try {
      await files.put(path, file.path);
      const isOurs = await queue.finish(run, (row) => {
        row.succeed({ ...facts, fileSize: file.size, sha256: file.sha256 });
      });
      if (!isOurs) await files.remove(path);
    } finally {
      await incoming.discard(file);
    }
  }

  private async settle(run: Run, error: unknown): Promise<void> {
    if (isTaken(error)) return;
    const { queue, logger, broken } = this.parts;
    const reason = reasonOf(error);
    if (reason === null && run.attempt < MAX_TRIES) {
      await queue.release(run);
      throw error;
    }
    if (reason === null) logger.error({ run_id: run.id, err: error });
    await queue.finish(run, (row) => {
      row.fail(reason ?? broken);
    });
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof RunTaken || (error instanceof Error && error.cause !== undefined && isTaken(error.cause));

/** The sentence for who asked; null where it isn't known why it failed, or the machine is busy. */
const reasonOf = (error: unknown): string | null => {
  if (error instanceof RunEnded) return error.message;
  return error instanceof DomainError && error.status < 500 ? error.message : null;
};
