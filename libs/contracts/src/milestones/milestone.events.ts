import { defineEvents, payload } from '../core/events.js';
import type { MilestoneStatus } from './milestone.contract.js';

interface OfProject {
  project_id: string;
}

/** `answer`: the step came with the owner's answer, which is an event of its own. */
export const milestoneEvents = defineEvents({
  'milestone.created': payload<OfProject & { title: string }>(),
  'milestone.updated': payload<OfProject & { changes: Record<string, { from: unknown; to: unknown }> }>(),
  'milestone.status_changed': payload<
    OfProject & { from: MilestoneStatus; to: MilestoneStatus; answer?: 'approved' | 'changes_requested' }
  >(),
  'milestone.approved': payload<OfProject & { on_behalf: boolean; reason: string | null }>(),
  'milestone.changes_requested': payload<OfProject & { comment: string }>(),
  'milestone.deleted': payload<OfProject & { title: string }>(),
  'milestone.restored': payload<OfProject & { title: string }>(),
});
