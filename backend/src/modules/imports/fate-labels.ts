import type { ImportFate } from '@portal/contracts';

/** What became of a line, in the result file. */
export const fateLabels: Readonly<Record<ImportFate, string>> = {
  waiting: 'Not tried',
  new: 'Will be created',
  existing: 'Is there already',
  wrong: 'Wrong',
  created: 'Created',
  failed: 'Refused',
  removed: 'Taken back',
  kept: 'Kept',
};
