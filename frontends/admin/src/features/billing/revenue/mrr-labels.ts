import type { MrrMovementKind } from '@portal/contracts';

/** What moved the monthly recurring revenue, as people read it. */
export const mrrMovementLabels: Readonly<Record<MrrMovementKind, string>> = {
  new: 'New',
  expansion: 'Expansion',
  resume: 'Resumed',
  reactivation: 'Won back',
  contraction: 'Contraction',
  pause: 'Paused',
  churn: 'Lost',
};
