import { defineEvents, payload } from '../core/events.js';
import type { MemberRole } from './project-member.contract.js';
import type { ProjectStatus } from './project.contract.js';

/** Entity of the member events is the member's row. */
export const projectEvents = defineEvents({
  'project.created': payload<{ customer_id: string; consultation_id: string | null; deal_id?: string | null }>(),
  'project.updated': payload<{ changes: Record<string, { from: unknown; to: unknown }> }>(),
  'project.status_changed': payload<{ from: ProjectStatus; to: ProjectStatus }>(),
  'project.deleted': payload<{ customer_id: string }>(),
  'project.restored': payload<{ customer_id: string }>(),
  'project_member.added': payload<{ project_id: string; user_id: string; role: MemberRole }>(),
  'project_member.role_changed': payload<{ project_id: string; user_id: string; from: MemberRole; to: MemberRole }>(),
  'project_member.removed': payload<{ project_id: string; user_id: string; role: MemberRole }>(),
});
