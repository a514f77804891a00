import { Injectable } from '@nestjs/common';
import { isBulkRequest, OnDomainEvent, Shows, type EventContext } from '../../../infrastructure/events/index.js';
import { projectStepLabel } from '../../activity-logs/index.js';
import { findMilestoneRow } from '../../milestones/index.js';
import {
  audienceOf,
  ownerOf,
  peopleOf,
  staffOf,
  type AudienceMember,
  type ProjectAudience,
} from './notifiers/project-audience.js';
import { ProjectNotifier, type ProjectNews } from './notifiers/project-notifier.js';

type MilestoneEvent = 'milestone.status_changed' | 'milestone.approved' | 'milestone.changes_requested';
type PeopleOf = (audience: ProjectAudience) => AudienceMember[];

/**
 * Notifies users of projects of their own and of state changes, owners of milestones to approve, and admins of the answer
 * (decisions, sections 4 and 6).
 */
@Injectable()
@Shows('notifications')
export class ProjectNotifications {
  constructor(private readonly notifier: ProjectNotifier) {}

  @OnDomainEvent('project.created')
  async onProjectCreated(context: EventContext<'project.created'>): Promise<void> {
    if (isBulkRequest(context.event)) return;
    const { entity_id, payload } = context.event;
    const customer: PeopleOf = (audience) => peopleOf(audience, [payload.customer_id]);
    await this.notify(context, entity_id, customer, { template: 'project_started' });
  }

  @OnDomainEvent('project_member.added')
  async onMemberAdded(context: EventContext<'project_member.added'>): Promise<void> {
    const { project_id, user_id } = context.event.payload;
    const member: PeopleOf = (audience) => peopleOf(audience, [user_id]);
    await this.notify(context, project_id, member, { template: 'project_joined' });
  }

  /** Owner, members and manager. */
  @OnDomainEvent('project.status_changed')
  async onProjectStatusChanged(context: EventContext<'project.status_changed'>): Promise<void> {
    const { entity_id, payload } = context.event;
    const concerned: PeopleOf = ({ people, project }) =>
      people.filter(({ id, role }) => role !== 'admin' || id === project.managerId);
    await this.notify(context, entity_id, concerned, {
      template: 'project_status',
      variables: (_to, { name }) => ({ step: projectStepLabel(payload, `the project “${name}”`) }),
    });
  }

  @OnDomainEvent('milestone.status_changed')
  async askOwner(context: EventContext<'milestone.status_changed'>): Promise<void> {
    if (context.event.payload.to !== 'awaiting_approval') return;
    await this.notifyOfMilestone(context, ownerOf, { template: 'milestone_approval' });
  }

  /** Notifies the project's manager; and the owner, where it was approved on the owner's behalf. */
  @OnDomainEvent('milestone.approved')
  async onMilestoneApproved(context: EventContext<'milestone.approved'>): Promise<void> {
    const { on_behalf, reason } = context.event.payload;
    const concerned: PeopleOf = (audience) => [...staffOf(audience), ...(on_behalf ? ownerOf(audience) : [])];
    const data: Record<string, string> = reason === null ? {} : { quote: reason };
    await this.notifyOfMilestone(context, concerned, { template: 'milestone_approved', data });
  }

  @OnDomainEvent('milestone.changes_requested')
  async onChangesRequested(context: EventContext<'milestone.changes_requested'>): Promise<void> {
    const data = { quote: context.event.payload.comment };
    await this.notifyOfMilestone(context, staffOf, { template: 'milestone_changes', data });
  }

  private async notifyOfMilestone(
    context: EventContext<MilestoneEvent>,
    recipients: PeopleOf,
    { template, data }: Pick<ProjectNews, 'template' | 'data'>,
  ): Promise<void> {
    const { entity_id, payload } = context.event;
    const milestone = await findMilestoneRow(context.em, entity_id);
    if (!milestone) return;
    await this.notify(context, payload.project_id, recipients, {
      template,
      variables: ({ role }) => ({ milestone: milestone.title, on_behalf: role === 'owner' }),
      about: entity_id,
      data: { ...data, milestone_id: entity_id },
    });
  }

  private async notify(
    context: EventContext,
    projectId: string,
    recipients: PeopleOf,
    news: ProjectNews,
  ): Promise<void> {
    const audience = await audienceOf(context.em, projectId);
    if (audience) await this.notifier.notify(context, audience, recipients(audience), news);
  }
}
