import { defineEntity, p } from '@mikro-orm/core';
import {
  dataExportTransitions,
  exportLimits,
  type DataExportKind,
  type DataExportStatus,
  type UserActor,
} from '@portal/contracts';
import { aggregateProperties, AggregateRoot } from '../../infrastructure/database/aggregate-root.js';

const DAY = 86_400_000;

/** Whose data it is. */
export type ExportSubject = { kind: 'company'; companyId: string } | { kind: 'person'; personId: string };

/** The archive that an export has made. */
export interface ExportFile {
  fileName: string;
  fileSize: number;
  sha256: string;
  rowCount: number;
  fileCount: number;
  missingCount: number;
}

/** One export. How far it is, the worker writes beside it (`ExportProgress`). */
export class DataExport extends AggregateRoot {
  ownerId!: string;
  kind!: DataExportKind;
  companyId: string | null = null;
  personId: string | null = null;
  status: DataExportStatus = 'queued';
  rowCount = 0;
  fileCount = 0;
  missingCount = 0;
  reason: string | null = null;
  storagePath: string | null = null;
  fileName: string | null = null;
  fileSize: number | null = null;
  sha256: string | null = null;
  startedAt: Date | null = null;
  finishedAt: Date | null = null;
  expiresAt: Date | null = null;
  /** How often a worker has begun it. */
  attempt = 0;

  static request(owner: Pick<UserActor, 'id'>, subject: ExportSubject): DataExport {
    const made = new DataExport();
    Object.assign(made, { ...subject, ownerId: owner.id });
    made.record('data_export.requested', { kind: subject.kind });
    return made;
  }

  /** A worker begins it, or begins it anew where another died. */
  begin(storagePath: string): void {
    this.attempt += 1;
    this.storagePath = storagePath;
    this.rowCount = 0;
    this.fileCount = 0;
    if (this.status === 'running') return;
    this.startedAt = new Date();
    this.moveTo('running');
  }

  succeed(file: ExportFile): void {
    Object.assign(this, file);
    this.end('succeeded');
    this.expiresAt = new Date(Date.now() + exportLimits.keptDays * DAY);
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

  private end(to: DataExportStatus): void {
    this.moveTo(to);
    this.finishedAt = new Date();
  }

  private moveTo(to: DataExportStatus): void {
    const from = this.status;
    dataExportTransitions.assert(from, to, 'admin');
    this.status = to;
    this.record('data_export.status_changed', { from, to });
  }
}

export const DataExportSchema = defineEntity({
  class: DataExport,
  tableName: 'data_exports',
  properties: {
    ...aggregateProperties,
    ownerId: p.uuid(),
    kind: p.text().$type<DataExportKind>(),
    companyId: p.uuid().nullable(),
    personId: p.uuid().nullable(),
    status: p.text().$type<DataExportStatus>(),
    rowCount: p.integer(),
    fileCount: p.integer(),
    missingCount: p.integer(),
    reason: p.text().nullable(),
    storagePath: p.text().nullable(),
    fileName: p.text().nullable(),
    fileSize: p.bigint('number').nullable(),
    sha256: p.text().nullable(),
    startedAt: p.datetime().nullable(),
    finishedAt: p.datetime().nullable(),
    expiresAt: p.datetime().nullable(),
    attempt: p.integer(),
  },
});
