import {
  busyImportStatuses,
  importFateLabel,
  importDefinitions,
  type ImportFate,
  type ImportKind,
  type ImportView,
  importKinds,
  importStatuses,
  labelsOf,
  importFates,
} from '@portal/contracts';
import { type Tone, tonesOf } from '@portal/ui-antd';

export const importKindLabels = Object.fromEntries(
  importKinds.map((kind) => [kind, importDefinitions[kind].label]),
) as Readonly<Record<ImportKind, string>>;

export const importStatusLabels = labelsOf(importStatuses, {
  uploaded: 'Columns to choose',
  checking: 'Trying',
  checked: 'Tried',
  applying: 'Importing',
  applied: 'Imported',
});

const importStatusTones = tonesOf(importStatuses);

/** Lines that applying has yet to do. */
const linesToApply = ({ mode, counts }: Pick<ImportView, 'mode' | 'counts'>): number =>
  counts.new + (mode === 'update' ? counts.changed : 0);

/** Applying that was cancelled ends as applied, with lines left. */
const isPartly = (run: ImportView): boolean => run.status === 'applied' && linesToApply(run) > 0;

export const importStatusLabel = (run: ImportView): string =>
  isPartly(run) ? 'Partly imported' : importStatusLabels[run.status];

export const importStatusTone = (run: ImportView): Tone => (isPartly(run) ? 'warning' : importStatusTones[run.status]);

/** Whether the lines say what would become of them. */
export const isOnTrial = ({ status }: ImportView): boolean =>
  status === 'checking' || status === 'checked' || status === 'failed';

/** The fate of so many lines, behind their number: "2 are there already". */
export function countedFate(fate: ImportFate, run: ImportView): string {
  const { existing, changed } = run.counts;
  if (fate === 'existing') return existing > 1 ? 'are there already' : 'is there already';
  if (fate === 'changed' && isOnTrial(run)) return changed > 1 ? 'have other values' : 'has other values';
  return importFateLabel(fate, run).replace(/^./, (letter) => letter.toLowerCase());
}

export const fateTones = tonesOf(importFates, {
  waiting: 'neutral',
  changed: 'info',
  updated: 'success',
  restored: 'neutral',
});

export const importToasts = {
  uploaded: { short: 'File uploaded', failure: 'Failed to upload the file.' },
  headed: { short: 'Heading line changed', failure: 'Failed to change the heading line.' },
  checked: { short: 'Dry run started', failure: 'Failed to start the dry run.' },
  applied: { short: 'Import started', failure: 'Failed to start the import.' },
  cancelled: { short: 'Import cancelled', failure: 'Failed to cancel the import.' },
  undone: { short: 'Undo started', failure: 'Failed to undo the import.' },
} as const;

export const isBusy = ({ status }: Pick<ImportView, 'status'>): boolean =>
  (busyImportStatuses as readonly string[]).includes(status);

/** "1 company", "1,200 companies". */
export function countOf(kind: ImportKind, count: number): string {
  const [one, many] = importDefinitions[kind].noun;
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

/** Lines that the running step is to do: undoing looks at those that were created or updated. */
function linesToDo(run: ImportView): number {
  const { status, line_total: total, line_count: done, counts } = run;
  if (status === 'applying') return done + linesToApply(run);
  return status === 'undoing' ? done + counts.created + counts.updated : total;
}

/** How far the running step is, in percent. */
export const percentOf = (run: ImportView): number => {
  const total = linesToDo(run);
  return total === 0 ? 0 : (run.line_count * 100) / total;
};

/** The button and the question of undoing; none where nothing is left to undo, or it is too late. */
export function undoWords({ kind, status, counts, undo_until: until }: ImportView, now: number) {
  const count = counts.created + counts.updated + counts.kept;
  if (count === 0 || until === null || Date.parse(until) <= now) return undefined;
  const records = countOf(kind, count);
  if (status === 'applied') return { label: 'Undo', title: `Undo this import of ${records}?` };
  return status === 'undone'
    ? { label: 'Undo the rest', title: `Undo the rest of this import, ${records}?` }
    : undefined;
}
