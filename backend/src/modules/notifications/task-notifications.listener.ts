import { Injectable } from '@nestjs/common';
import { OnDomainEvent, type Heard } from '../../infrastructure/events/index.js';
import { findTaskRow } from '../tickets/index.js';
import { peopleOf } from './project-audience.js';
import { ProjectTeller, type ProjectNews } from './project-teller.js';
import { stateWords } from './templates/project-words.js';

type TaskEvent = 'task.created' | 'task.assigned' | 'task.status_changed';
type Said = Pick<ProjectNews, 'template'> & { says: (who: string, title: string) => string };

/** Tells people about the tasks that are theirs to do (decisions, section 6). */
@Injectable()
export class TaskNotifications {
  constructor(private readonly teller: ProjectTeller) {}

  @OnDomainEvent('task.created', 'task.assigned')
  async tellAssignment(heard: Heard<'task.created' | 'task.assigned'>): Promise<void> {
    await this.tellAssignee(heard, {
      template: 'task_assigned',
      says: (who, title) => `${who} gave you the task “${title}”`,
    });
  }

  @OnDomainEvent('task.status_changed')
  async tellState(heard: Heard<'task.status_changed'>): Promise<void> {
    const to = stateWords(heard.event.payload.to);
    await this.tellAssignee(heard, {
      template: 'task_status',
      says: (who, title) => `${who} moved your task “${title}” to ${to}`,
    });
  }

  /** Whoever has the task now; who had it in between needs no word. */
  private async tellAssignee(heard: Heard<TaskEvent>, { template, says }: Said): Promise<void> {
    const { entity_id, payload } = heard.event;
    const task = await findTaskRow(heard.em, entity_id);
    if (!task?.assignee_id) return;
    const audience = await this.teller.audience(heard.em, payload.project_id);
    if (!audience) return;
    await this.teller.tell(heard, audience, peopleOf(audience, [task.assignee_id]), {
      template,
      category: 'projects',
      title: (who) => says(who, task.title),
      taskId: entity_id,
    });
  }
}
