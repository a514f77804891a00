import { Injectable } from '@nestjs/common';
import { OnDomainEvent, type EventContext, Shows } from '../../../infrastructure/events/index.js';
import { findMilestoneRow } from '../../milestones/index.js';
import { staffOf, type AudienceMember, type ProjectAudience } from './notifiers/project-audience.js';
import { ProjectNotifier, type ProjectNews } from './notifiers/project-notifier.js';

type MilestoneEvent = 'milestone.status_changed' | 'milestone.approved' | 'milestone.changes_requested';
type MilestoneMessage = Pick<ProjectNews, 'template' | 'data'> & {
  recipients: (audience: ProjectAudience) => AudienceMember[];
};

const ownerOf = ({ people }: ProjectAudience): AudienceMember[] => people.filter(({ role }) => role === 'owner');

/** Notifies the owner of a milestone to approve, and admins of the answer (decisions, sections 4 and 6). */
@Injectable()
@Shows('notifications')
export class MilestoneNotifications {
  constructor(private readonly notifier: ProjectNotifier) {}

  @OnDomainEvent('milestone.status_changed')
  async askOwner(context: EventContext<'milestone.status_changed'>): Promise<void> {
    if (context.event.payload.to !== 'awaiting_approval') return;
    await this.notify(context, { template: 'milestone_approval', recipients: ownerOf });
  }

  /** Notifies the project's manager; and the owner, where it was approved on the owner's behalf. */
  @OnDomainEvent('milestone.approved')
  async onMilestoneApproved(context: EventContext<'milestone.approved'>): Promise<void> {
    const { on_behalf, reason } = context.event.payload;
    await this.notify(context, {
      template: 'milestone_approved',
      recipients: (audience) => [...staffOf(audience), ...(on_behalf ? ownerOf(audience) : [])],
      data: reason === null ? {} : { quote: reason },
    });
  }

  @OnDomainEvent('milestone.changes_requested')
  async onChangesRequested(context: EventContext<'milestone.changes_requested'>): Promise<void> {
    await this.notify(context, {
      template: 'milestone_changes',
      recipients: staffOf,
      data: { quote: context.event.payload.comment },
    });
  }

  private async notify(
    context: EventContext<MilestoneEvent>,
    { recipients, ...news }: MilestoneMessage,
  ): Promise<void> {
    const { entity_id, payload } = context.event;
    const milestone = await findMilestoneRow(context.em, entity_id);
    const audience = milestone && (await this.notifier.audience(context.em, payload.project_id));
    if (!audience) return;
    await this.notifier.notify(context, audience, recipients(audience), {
      template: news.template,
      category: 'approvals',
      variables: ({ role }) => ({ milestone: milestone.title, on_behalf: role === 'owner' }),
      about: entity_id,
      data: { ...news.data, milestone_id: entity_id },
    });
  }
}
