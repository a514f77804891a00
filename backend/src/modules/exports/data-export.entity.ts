import { p } from '@mikro-orm/core';
import { dataExportTransitions, exportLimits, type DataExportKind, type UserActor } from '@portal/contracts';
import { text, withProperties } from '../../infrastructure/database/aggregate-root.js';
import { FileRun, type FileRunStatus, type MadeFile } from '../../infrastructure/file-runs/index.js';

const DAY = 86_400_000;

/** Whose data it is. */
export type ExportSubject = { kind: 'company'; companyId: string } | { kind: 'person'; personId: string };

/** The archive that an export has made. */
export interface ExportFile extends MadeFile {
  fileCount: number;
  missingCount: number;
}

/** One export of a company's or a person's data. */
export class DataExport extends withProperties(FileRun, {
  kind: text<DataExportKind>(),
  companyId: p.uuid().nullable(),
  personId: p.uuid().nullable(),
  fileCount: p.integer().onCreate(() => 0),
  missingCount: p.integer().onCreate(() => 0),
  expiresAt: p.datetime().nullable(),
}) {
  static readonly tableName = 'data_exports';

  /** A new export, which waits for a worker. */
  static request(owner: Pick<UserActor, 'id'>, subject: ExportSubject): DataExport {
    const made = new DataExport();
    Object.assign(made, { ...subject, ownerId: owner.id });
    made.record('data_export.requested', { kind: subject.kind });
    return made;
  }

  override begin(storagePath: string): void {
    super.begin(storagePath);
    this.fileCount = 0;
  }

  override succeed(file: ExportFile): void {
    super.succeed(file);
    this.expiresAt = new Date(Date.now() + exportLimits.keptDays * DAY);
  }

  protected override move(from: FileRunStatus, to: FileRunStatus): void {
    dataExportTransitions.assert(from, to, 'admin');
    this.record('data_export.status_changed', { from, to });
  }
}
