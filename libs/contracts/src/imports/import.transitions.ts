import { z } from 'zod';
import { transitions } from '../core/transitions.js';

export const importStatuses = [
  'uploaded',
  'checking',
  'checked',
  'applying',
  'applied',
  'undoing',
  'undone',
  'failed',
  'cancelled',
] as const;
export const ImportStatus = z.enum(importStatuses);
export type ImportStatus = z.infer<typeof ImportStatus>;

/** States in which a worker works on it. */
export const busyImportStatuses = ['checking', 'applying', 'undoing'] as const satisfies readonly ImportStatus[];

/**
 * Another heading line starts it again. A dry run can be repeated, with other columns too, until lines were applied. What was applied can be undone, and again
 * where lines were kept. A dry run that is cancelled leaves nothing; applying that is cancelled leaves what it created.
 */
export const importTransitions = transitions<ImportStatus>({
  uploaded: { checking: 'admin', cancelled: 'admin' },
  checking: { checked: 'admin', failed: 'admin', cancelled: 'admin' },
  checked: { uploaded: 'admin', checking: 'admin', applying: 'admin', cancelled: 'admin' },
  applying: { applied: 'admin', checked: 'admin', undoing: 'admin' },
  applied: { undoing: 'admin' },
  undoing: { undone: 'admin', applied: 'admin' },
  undone: { undoing: 'admin' },
  failed: { uploaded: 'admin', checking: 'admin' },
  cancelled: {},
});
