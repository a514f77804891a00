import { p } from '@mikro-orm/core';
import { CreateActivityLog, type ActivityEntityType } from '@portal/contracts';
import {
  AggregateRoot,
  applyChanges,
  propertiesOf,
  text,
  withProperties,
} from '../../infrastructure/database/aggregate-root.js';
import type { ActivityEntry } from './activity-entry.js';

type ActivityValues = Record<string, unknown>;

/** Wire name → property of what an entry says. */
const fields = propertiesOf(CreateActivityLog);

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
    createdAt: Date,
    eventId: string | null = null,
    metadata: ActivityValues = {},
  ): ActivityLog {
    const log = new ActivityLog();
    applyChanges(log, { ...entry }, fields);
    const { project_id: projectId, internal } = entry;
    return Object.assign(log, { projectId, source: 'system', internal, actorId, eventId, metadata, createdAt });
  }

  /** What a client wrote; marked as such (decisions, section 11). */
  static note(input: CreateActivityLog, projectId: string, actorId: string | null): ActivityLog {
    const log = Object.assign(new ActivityLog(), { projectId, source: 'note', actorId });
    applyChanges(log, input, fields);
    log.record('activity_log.written', { project_id: projectId, internal: false });
    return log;
  }
}
