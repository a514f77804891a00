import { Injectable } from '@nestjs/common';
import { OnDomainEvent, Shows, type EventContext } from '../../infrastructure/events/index.js';
import { staffAmong } from '../users/index.js';
import { activityEntriesOf, peopleOfEvent, type LoggedEvent } from './activity-entry.js';
import { ActivityLog } from './activity-log.entity.js';

/** Writes down what happened in projects, once per event (specification, section 3). */
@Injectable()
@Shows('activity_logs')
export class ActivityLogsListener {
  @OnDomainEvent(
    'project.created',
    'project.updated',
    'project.status_changed',
    'project.deleted',
    'project.restored',
    'project_member.added',
    'project_member.role_changed',
    'project_member.removed',
    'milestone.created',
    'milestone.updated',
    'milestone.status_changed',
    'milestone.approved',
    'milestone.changes_requested',
    'milestone.deleted',
    'milestone.restored',
    'task.created',
    'task.updated',
    'task.status_changed',
    'task.deleted',
    'task.restored',
    'comment.added',
    'comment.edited',
    'comment.deleted',
    'comment.restored',
    'attachment.added',
    'attachment.deleted',
  )
  async log({ event, em }: EventContext<LoggedEvent>): Promise<void> {
    const isStaff = await staffAmong(em, peopleOfEvent(event));
    em.persist(
      activityEntriesOf(event, isStaff).map((entry) =>
        ActivityLog.of(entry, event.actor_id, event.occurred_at, event.id),
      ),
    );
  }
}
