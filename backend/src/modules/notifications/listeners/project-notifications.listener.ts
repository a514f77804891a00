import { Injectable } from '@nestjs/common';
import { isBulkRequest, OnDomainEvent, type EventContext, Shows } from '../../../infrastructure/events/index.js';
import { peopleOf } from './notifiers/project-audience.js';
import { ProjectNotifier } from './notifiers/project-notifier.js';
import { projectStepLabel } from '../../activity-logs/index.js';

/** Notifies users of projects of their own and of state changes (decisions, section 6). */
@Injectable()
@Shows('notifications')
export class ProjectNotifications {
  constructor(private readonly notifier: ProjectNotifier) {}

  @OnDomainEvent('project.created')
  async onProjectCreated(context: EventContext<'project.created'>): Promise<void> {
    if (isBulkRequest(context.event)) return;
    const audience = await this.notifier.audience(context.em, context.event.entity_id);
    if (!audience) return;
    await this.notifier.notify(context, audience, peopleOf(audience, [context.event.payload.customer_id]), {
      template: 'project_started',
      category: 'projects',
    });
  }

  @OnDomainEvent('project_member.added')
  async onMemberAdded(context: EventContext<'project_member.added'>): Promise<void> {
    const { project_id, user_id } = context.event.payload;
    const audience = await this.notifier.audience(context.em, project_id);
    if (!audience) return;
    await this.notifier.notify(context, audience, peopleOf(audience, [user_id]), {
      template: 'project_joined',
      category: 'projects',
    });
  }

  /** Owner, members and manager. */
  @OnDomainEvent('project.status_changed')
  async onProjectStatusChanged(context: EventContext<'project.status_changed'>): Promise<void> {
    const audience = await this.notifier.audience(context.em, context.event.entity_id);
    if (!audience) return;
    const { people, project } = audience;
    const concerned = people.filter(({ id, role }) => role !== 'admin' || id === project.managerId);
    const step = projectStepLabel(context.event.payload, `the project “${project.name}”`);
    await this.notifier.notify(context, audience, concerned, {
      template: 'project_status',
      category: 'projects',
      variables: () => ({ step }),
    });
  }
}
