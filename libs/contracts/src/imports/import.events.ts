import { defineEvents, payload } from '../core/events.js';
import type { ImportKind } from './import-kinds.js';
import type { ImportStatus } from './import.transitions.js';

export const importEvents = defineEvents({
  'import.created': payload<{ kind: ImportKind; lines: number }>(),
  /** More of its lines are done. */
  'import.progressed': payload<Record<never, never>>(),
  'import.status_changed': payload<{ from: ImportStatus; to: ImportStatus }>(),
});
