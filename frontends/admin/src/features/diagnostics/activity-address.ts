import type { ActivityLogView } from '@portal/contracts';
import { addresses } from '../../addresses.js';

/** Where the record of an entry opens in the console. */
export function activityAddress({ entity_type, entity_id, project_id }: ActivityLogView): string {
  if (entity_type === 'task') return addresses.task({ id: entity_id, project_id });
  return `${addresses.project({ id: project_id })}${entity_type === 'milestone' ? '?tab=milestones' : ''}`;
}
