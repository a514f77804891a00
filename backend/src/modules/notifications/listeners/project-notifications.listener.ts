import { Injectable } from '@nestjs/common';
import { OnDomainEvent, type EventContext, Shows } from '../../../infrastructure/events/index.js';
import { peopleOf } from './project-audience.js';
import { ProjectTeller } from './project-teller.js';
import { projectStepWords } from '../../activity-logs/index.js';

/** Tells people that a project is theirs, and when its state changes (decisions, section 6). */
@Injectable()
@Shows('notifications')
export class ProjectNotifications {
  constructor(private readonly teller: ProjectTeller) {}

  @OnDomainEvent('project.created')
  async tellOwner(heard: EventContext<'project.created'>): Promise<void> {
    const audience = await this.teller.audience(heard.em, heard.event.entity_id);
    if (!audience) return;
    await this.teller.tell(heard, audience, peopleOf(audience, [heard.event.payload.customer_id]), {
      template: 'project_started',
      category: 'projects',
      title: (who) => `${who} set up your project “${audience.project.name}”`,
    });
  }

  @OnDomainEvent('project_member.added')
  async tellMember(heard: EventContext<'project_member.added'>): Promise<void> {
    const { project_id, user_id } = heard.event.payload;
    const audience = await this.teller.audience(heard.em, project_id);
    if (!audience) return;
    await this.teller.tell(heard, audience, peopleOf(audience, [user_id]), {
      template: 'project_joined',
      category: 'projects',
      title: (who) => `${who} added you to the project “${audience.project.name}”`,
    });
  }

  /** Owner, members and manager. */
  @OnDomainEvent('project.status_changed')
  async tellState(heard: EventContext<'project.status_changed'>): Promise<void> {
    const audience = await this.teller.audience(heard.em, heard.event.entity_id);
    if (!audience) return;
    const { people, project } = audience;
    const concerned = people.filter(({ id, role }) => role !== 'admin' || id === project.managerId);
    await this.teller.tell(heard, audience, concerned, {
      template: 'project_status',
      category: 'projects',
      title: (who) => `${who} ${projectStepWords(heard.event.payload, `the project “${project.name}”`)}`,
    });
  }
}
