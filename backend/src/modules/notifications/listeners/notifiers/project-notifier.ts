import { Injectable } from '@nestjs/common';
import { brand } from '@portal/contracts';
import type { EventContext } from '../../../../infrastructure/events/index.js';
import type { TextVariables } from '../../../../infrastructure/message-texts/index.js';
import { ActorNames } from '../../../../infrastructure/realtime/actor-names.js';
import { Delivery, type UntitledMessage } from '../../delivery/delivery.js';
import type { ProjectTemplateName } from '../../templates/catalogue/project-texts.js';
import type { AudienceMember, ProjectAudience } from './project-audience.js';

/** A notification about a project, with its recipients. */
export interface ProjectNews {
  template: ProjectTemplateName;
  /** The task it is about; else the link leads to the project. */
  taskId?: string;
  /** The part of its page it is about. */
  anchor?: string;
  /** Whose changes become one mail; by default the project's. */
  about?: string;
  data?: Record<string, string>;
  /** What the title is filled with, beside `who` and `project`. */
  variables?: (recipient: AudienceMember, project: ProjectAudience['project']) => TextVariables;
}

/** Notifies users of a project of changes in it, except the one who acted. */
@Injectable()
export class ProjectNotifier {
  constructor(
    private readonly delivery: Delivery,
    private readonly names: ActorNames,
  ) {}

  async notify(
    { event, em }: EventContext,
    { project }: ProjectAudience,
    recipients: readonly AudienceMember[],
    news: ProjectNews,
  ): Promise<void> {
    const others = recipients.filter(({ id }) => id !== event.actor_id);
    if (others.length === 0) return;
    const names = event.actor_id ? (await this.names.of([event.actor_id], em)).get(event.actor_id) : undefined;
    const requests = others.map((to) => {
      const who = (to.role === 'admin' ? names?.toAdmins : names?.toCustomers) ?? brand.shortName;
      return { to, message: messageTo(to, project, news, who) };
    });
    await this.delivery.deliver(em, event.id, requests, { about: news.about ?? project.id });
  }
}

function messageTo(
  to: AudienceMember,
  project: ProjectAudience['project'],
  { template, taskId, anchor, data, variables }: ProjectNews,
  who: string,
): UntitledMessage {
  return {
    template,
    variables: { ...variables?.(to, project), who, project: project.name },
    body: project.name,
    link: pageOf(to, project.id, taskId) + (anchor ? `#${anchor}` : ''),
    data: { project_id: project.id, ...(taskId ? { task_id: taskId } : {}), ...data },
  };
}

function pageOf({ role }: AudienceMember, projectId: string, taskId?: string): string {
  const area = role === 'admin' ? '/admin' : '/customer';
  return taskId ? `${area}/task/${projectId}/${taskId}` : `${area}/projects/${projectId}`;
}
