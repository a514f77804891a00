import { z } from 'zod';
import { freeJson } from '../core/free-json.js';
import { limits } from '../core/limits.js';
import { wholeQuery } from '../core/lists.js';
import { object, strictObject } from '../core/objects.js';
import { id, instant, requiredLine, requiredLongText } from '../core/primitives.js';
import { projectId } from '../projects/project-id.js';

export const ActivityEntityType = z.enum(['project', 'task', 'milestone']);
export type ActivityEntityType = z.infer<typeof ActivityEntityType>;

const facts = z.record(z.string(), z.unknown());

/** What happened to a project, task or milestone (specification, section 3). `source` is `note` where a client wrote it. */
export const ActivityLogView = object('ActivityLog', {
  id,
  project_id: id,
  entity_type: ActivityEntityType,
  entity_id: id,
  entity_title: z.string().nullable(),
  activity_type: z.string().meta({ examples: ['created', 'updated', 'status_changed', 'commented', 'note'] }),
  description: z.string(),
  old_values: facts,
  new_values: facts,
  metadata: facts,
  source: z.enum(['system', 'note']),
  actor_id: id.nullable(),
  actor_name: z.string().nullable(),
  created_at: instant,
});
export type ActivityLogView = z.infer<typeof ActivityLogView>;

/** A note on what the writer may edit; marked as such (decisions, section 11). */
export const CreateActivityLog = strictObject('CreateActivityLog', {
  entity_type: ActivityEntityType,
  entity_id: id,
  activity_type: requiredLine(limits.name),
  description: requiredLongText,
  old_values: freeJson(limits.metadataBytes).optional(),
  new_values: freeJson(limits.metadataBytes).optional(),
  metadata: freeJson(limits.metadataBytes).optional(),
});
export type CreateActivityLog = z.infer<typeof CreateActivityLog>;

/** Newest first; of a whole project or of one record. All rows, at most 2,000, when neither page nor limit is given. */
export const ListActivityLogs = z.strictObject({
  ...wholeQuery,
  project_id: projectId.optional(),
  entity_type: ActivityEntityType.optional(),
  entity_id: id.optional(),
});
export type ListActivityLogs = z.infer<typeof ListActivityLogs>;
