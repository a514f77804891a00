import { p } from '@mikro-orm/core';
import {
  americanFormats,
  DomainError,
  importLimits,
  importTransitions,
  type ImportFormats,
  type ImportKind,
  type ImportMapping,
  type ImportMode,
  type ImportStatus,
  type ValueMapping,
} from '@portal/contracts';
import type { TableLine } from './file/worker-thread/table-line.js';
import { distinctHeaders } from './headings.js';
import { AggregateRoot, text, withProperties } from '../../infrastructure/database/aggregate-root.js';
import { refuse } from '../../infrastructure/errors/refuse.js';

const DAY = 86_400_000;

/** What an import begins with: the file as it was read. */
export interface ReadFile {
  kind: ImportKind;
  fileName: string;
  fileSize: number;
  sheet: string | null;
  otherSheets: string[];
  firstLines: TableLine[];
  /** With that of the headings. */
  lineTotal: number;
}

/** How the lines are read. */
export interface FileReading {
  mapping: ImportMapping;
  formats: ImportFormats;
  valueMapping: ValueMapping;
}

/** A file of records on its way into the product. Its lines, and how far a worker is, stand beside it. */
export class Import extends withProperties(AggregateRoot, {
  ownerId: p.uuid(),
  /** Who started what the worker does: with this person's rights. */
  startedBy: p.uuid().nullable(),
  kind: text<ImportKind>(),
  status: text<ImportStatus>().onCreate(() => 'uploaded'),
  fileName: p.text(),
  fileSize: p.integer(),
  /** Of a workbook: the sheet that was read. */
  sheet: p.text().nullable(),
  otherSheets: p.json<string[]>().onCreate(() => []),
  /** The first lines with any text; gone once a person in the file was erased. */
  firstLines: p.json<TableLine[]>(),
  headingLine: p.integer(),
  headers: p.json<string[]>(),
  samples: p.json<string[][]>(),
  mapping: p.json<ImportMapping>().onCreate(() => ({})),
  formats: p.json<ImportFormats>().onCreate(() => americanFormats),
  valueMapping: p.json<ValueMapping>().onCreate(() => ({})),
  /** Whether empty cells clear values of records that are there. */
  clearsEmpty: p.boolean().onCreate(() => false),
  isRemembered: p.boolean().onCreate(() => false),
  mode: text<ImportMode>().nullable(),
  /** Of people: whether each who is added is sent an invitation. */
  sendsInvitations: p.boolean().onCreate(() => false),
  lineTotal: p.integer(),
  lineCount: p.integer().onCreate(() => 0),
  reason: p.text().nullable(),
  appliedAt: p.datetime().nullable(),
  undoUntil: p.datetime().nullable(),
  /** Grows with each attempt of a worker, so that a slow one knows that it was replaced. */
  attempt: p.integer().onCreate(() => 0),
  /** Attempts at the step that runs. */
  tries: p.integer().onCreate(() => 0),
}) {
  static readonly tableName = 'imports';

  /**
   * A new import of a file that was read; its lines are stored beside it.
   * @param headingLine the row of the file with the headings
   */
  static of(ownerId: string, { lineTotal, ...file }: ReadFile, headingLine: number): Import {
    const made = Object.assign(new Import(), { ...file, ownerId, lineTotal });
    made.setHeadings(headingLine);
    made.lineTotal -= made.firstLines.filter(({ line }) => line <= headingLine).length;
    made.record('import.created', { kind: made.kind, lines: made.lineTotal });
    return made;
  }

  /** How its lines are to be read, by its headings; `isRemembered` from an earlier file. */
  readBy(reading: FileReading & { isRemembered: boolean }): void {
    Object.assign(this, reading);
  }

  /**
   * Takes another line for that of the headings: its columns are to be chosen again.
   * @throws DomainError `illegal_transition`; `invalid` for a line that isn't among the first; `import.no_lines`
   */
  chooseHeadingLine(line: number): void {
    const at = this.firstLines.slice(0, importLimits.headingLines).findIndex((one) => one.line === line);
    if (at < 0) refuse('line', 'None of the first lines');
    const before = this.firstLines.findIndex((one) => one.line === this.headingLine);
    if (this.lineTotal + before - at < 1) throw new DomainError('import.no_lines');
    if (this.status !== 'uploaded') this.moveTo('uploaded');
    this.lineTotal += before - at;
    this.lineCount = 0;
    this.reason = null;
    this.setHeadings(line);
  }

  private setHeadings(headingLine: number): void {
    const at = this.firstLines.findIndex(({ line }) => line === headingLine);
    this.headingLine = headingLine;
    this.headers = distinctHeaders(this.firstLines[at]?.cells ?? []);
    this.samples = this.firstLines
      .slice(at + 1, at + 1 + importLimits.samples)
      .map(({ cells }) => this.headers.map((_, column) => cells[column] ?? ''));
  }

  /** @throws DomainError `illegal_transition` */
  check(actorId: string, reading: FileReading & Pick<Import, 'clearsEmpty'>): void {
    Object.assign(this, reading);
    this.start('checking', actorId);
  }

  /** @throws DomainError `illegal_transition` */
  apply(actorId: string, mode: ImportMode, sendsInvitations: boolean): void {
    Object.assign(this, { mode, sendsInvitations });
    this.start('applying', actorId);
  }

  /** @throws DomainError `illegal_transition` */
  undo(actorId: string, reason: string | null = null): void {
    this.start('undoing', actorId);
    this.reason = reason;
  }

  /** A worker starts the step, or restarts it where another one died. */
  begin(): void {
    this.attempt += 1;
    this.tries += 1;
  }

  /** The dry run is over, or applying was refused by it. */
  settle(reason: string | null = null): void {
    this.reason = reason;
    this.moveTo('checked');
  }

  /** From now on it can be undone for some days; what it hasn't applied stays so. */
  finishApplying(reason: string | null = null): void {
    this.reason = reason;
    this.noteApplied();
    this.moveTo('applied');
  }

  /** Also after “all or nothing” was refused in the middle, when nothing has been noted yet. */
  finishUndoing(): void {
    this.noteApplied();
    this.moveTo('undone');
  }

  private noteApplied(): void {
    this.appliedAt ??= new Date();
    this.undoUntil ??= new Date(this.appliedAt.getTime() + importLimits.undoDays * DAY);
  }

  /** Stops what is under way, or gives the file up. @throws DomainError `illegal_transition` */
  cancel(): void {
    if (this.status === 'applying') this.finishApplying('Cancelled: the lines that were left are not applied');
    else if (this.status === 'undoing') this.finishApplying('Undoing was cancelled: what is left stays');
    else this.moveTo('cancelled');
  }

  /** Nothing more comes of the step that a worker has failed at. */
  fail(reason: string): void {
    if (this.status === 'applying' || this.status === 'undoing') this.finishApplying(reason);
    else {
      this.reason = reason;
      this.moveTo('failed');
    }
  }

  private start(to: ImportStatus, actorId: string): void {
    this.startedBy = actorId;
    this.lineCount = 0;
    this.reason = null;
    this.tries = 0;
    this.moveTo(to);
  }

  private moveTo(to: ImportStatus): void {
    const from = this.status;
    importTransitions.assert(from, to, 'admin');
    this.status = to;
    this.record('import.status_changed', { from, to });
  }
}
