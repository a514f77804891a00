import { p } from '@mikro-orm/core';
import { AggregateRoot, text, withProperties } from '../database/aggregate-root.js';

export type FileRunStatus = 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled';

/** The file that a run has made. */
export interface MadeFile {
  fileName: string;
  fileSize: number;
  sha256: string;
  rowCount: number;
}

/**
 * A file that is asked for and made by a worker, such as a report or an export. How far it is, the worker writes beside
 * it (`FileRunProgress`).
 */
export abstract class FileRun extends withProperties(AggregateRoot, {
  ownerId: p.uuid(),
  status: text<FileRunStatus>().onCreate(() => 'queued'),
  rowCount: p.integer().onCreate(() => 0),
  reason: p.text().nullable(),
  storagePath: p.text().nullable(),
  fileName: p.text().nullable(),
  fileSize: p.bigint('number').nullable(),
  sha256: p.text().nullable(),
  startedAt: p.datetime().nullable(),
  finishedAt: p.datetime().nullable(),
  /** How often a worker has begun it. */
  attempt: p.integer().onCreate(() => 0),
}) {
  /** A worker starts it, or restarts it where another one died. */
  begin(storagePath: string): void {
    this.attempt += 1;
    this.storagePath = storagePath;
    this.rowCount = 0;
    if (this.status === 'running') return;
    this.startedAt = new Date();
    this.moveTo('running');
  }

  succeed(made: MadeFile): void {
    Object.assign(this, made);
    this.end('succeeded');
  }

  fail(reason: string): void {
    this.reason = reason;
    this.storagePath = null;
    this.end('failed');
  }

  /** @throws DomainError `illegal_transition` once it has ended */
  cancel(): void {
    this.storagePath = null;
    this.end('cancelled');
  }

  /** Asks the state machine, and records the event. @throws DomainError `illegal_transition` */
  protected abstract move(from: FileRunStatus, to: FileRunStatus): void;

  private end(to: FileRunStatus): void {
    this.moveTo(to);
    this.finishedAt = new Date();
  }

  private moveTo(to: FileRunStatus): void {
    this.move(this.status, to);
    this.status = to;
  }
}

/** A title as the beginning of a file's name: "Café & Co." is "cafe-co"; empty where it has no letter or digit. */
export const fileSlug = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '');
