import { Injectable } from '@nestjs/common';
import { OnDomainEvent, type EventContext, Shows } from '../../../infrastructure/events/index.js';
import { findMilestoneRow } from '../../milestones/index.js';
import { staffOf, type Hearer, type ProjectAudience } from './project-audience.js';
import { ProjectTeller, type ProjectNews } from './project-teller.js';

type MilestoneEvent = 'milestone.status_changed' | 'milestone.approved' | 'milestone.changes_requested';
type Said = Pick<ProjectNews, 'template' | 'data'> & {
  hearers: (audience: ProjectAudience) => Hearer[];
  says: (who: string, title: string, hearer: Hearer) => string;
};

const ownerOf = ({ people }: ProjectAudience): Hearer[] => people.filter(({ role }) => role === 'owner');

/** Asks the owner for approval, and tells us the answer (decisions, sections 4 and 6). */
@Injectable()
@Shows('notifications')
export class MilestoneNotifications {
  constructor(private readonly teller: ProjectTeller) {}

  @OnDomainEvent('milestone.status_changed')
  async askOwner(heard: EventContext<'milestone.status_changed'>): Promise<void> {
    if (heard.event.payload.to !== 'awaiting_approval') return;
    await this.tell(heard, {
      template: 'milestone_approval',
      hearers: ownerOf,
      says: (_who, title) => `“${title}” waits for your approval`,
    });
  }

  /** Who manages the project; and the owner, where it was approved on his behalf. */
  @OnDomainEvent('milestone.approved')
  async tellApproval(heard: EventContext<'milestone.approved'>): Promise<void> {
    const { on_behalf, reason } = heard.event.payload;
    await this.tell(heard, {
      template: 'milestone_approved',
      hearers: (audience) => [...staffOf(audience), ...(on_behalf ? ownerOf(audience) : [])],
      says: (who, title, { role }) => `${who} approved “${title}”${role === 'owner' ? ' on your behalf' : ''}`,
      data: reason === null ? {} : { quote: reason },
    });
  }

  @OnDomainEvent('milestone.changes_requested')
  async tellChanges(heard: EventContext<'milestone.changes_requested'>): Promise<void> {
    await this.tell(heard, {
      template: 'milestone_changes',
      hearers: staffOf,
      says: (who, title) => `${who} asks for changes to “${title}”`,
      data: { quote: heard.event.payload.comment },
    });
  }

  private async tell(heard: EventContext<MilestoneEvent>, { hearers, says, ...news }: Said): Promise<void> {
    const { entity_id, payload } = heard.event;
    const milestone = await findMilestoneRow(heard.em, entity_id);
    const audience = milestone && (await this.teller.audience(heard.em, payload.project_id));
    if (!audience) return;
    await this.teller.tell(heard, audience, hearers(audience), {
      template: news.template,
      category: 'approvals',
      title: (who, hearer) => says(who, milestone.title, hearer),
      about: entity_id,
      data: { ...news.data, milestone_id: entity_id },
    });
  }
}
