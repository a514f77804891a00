import { p } from '@mikro-orm/core';
import type { ActivityEntityType, CreateActivityLog } from '@portal/contracts';
import { AggregateRoot, text, withProperties } from '../../infrastructure/database/aggregate-root.js';
import type { ActivityEntry } from './activity-entry.js';

type ActivityValues = Record<string, unknown>;

/** One line of what happened in a project; it never changes (specification, section 3). */
export class ActivityLog extends withProperties(AggregateRoot, {
  projectId: p.uuid(),
  entityType: text<ActivityEntityType>(),
  entityId: p.uuid(),
  activityType: p.string(),
  description: p.text(),
  oldValues: p.json<ActivityValues>().onCreate(() => ({})),
  newValues: p.json<ActivityValues>().onCreate(() => ({})),
  metadata: p.json<ActivityValues>().onCreate(() => ({})),
  source: text<'system' | 'note'>(),
  internal: p.boolean().onCreate(() => false),
  actorId: p.uuid().nullable(),
  /** What it came of; null for notes. */
  eventId: p.uuid().nullable(),
}) {
  static readonly tableName = 'activity_logs';

  /** What an event left, at the time it happened. */
  static of(
    entry: ActivityEntry,
    actorId: string | null,
    occurredAt: Date,
    eventId: string | null = null,
    metadata: ActivityValues = {},
  ): ActivityLog {
    const log = new ActivityLog();
    Object.assign(log, {
      projectId: entry.project_id,
      entityType: entry.entity_type,
      entityId: entry.entity_id,
      activityType: entry.activity_type,
      description: entry.description,
      oldValues: entry.old_values,
      newValues: entry.new_values,
      source: 'system',
      internal: entry.internal,
      actorId,
      eventId,
      metadata,
      createdAt: occurredAt,
    });
    return log;
  }

  /** What a client wrote; marked as such (decisions, section 11). */
  static note(input: CreateActivityLog, projectId: string, actorId: string | null): ActivityLog {
    const log = new ActivityLog();
    Object.assign(log, {
      projectId,
      entityType: input.entity_type,
      entityId: input.entity_id,
      activityType: input.activity_type,
      description: input.description,
      oldValues: input.old_values ?? {},
      newValues: input.new_values ?? {},
      metadata: input.metadata ?? {},
      source: 'note',
      actorId,
    });
    log.record('activity_log.written', { project_id: projectId, internal: false });
    return log;
  }
}
