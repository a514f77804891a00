import { transitions } from '../core/transitions.js';
import type { ErrorGroupStatus } from './error-report.contract.js';

/** Decisions, section 4. The system reopens a resolved group when its mistake comes back. */
export const errorGroupTransitions = transitions<ErrorGroupStatus>({
  unresolved: { resolved: 'admin', ignored: 'admin' },
  resolved: { unresolved: 'admin' },
  ignored: { unresolved: 'admin' },
});
