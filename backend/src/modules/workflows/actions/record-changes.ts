import { Injectable } from '@nestjs/common';
import { type Actor, DomainError, system, type WorkflowRecordKind, workflowRecords } from '@portal/contracts';
import { CommentsService } from '../../comments/index.js';
import { CompaniesService } from '../../companies/index.js';
import { ConsultationsService } from '../../consultations/index.js';
import { DealsService } from '../../deals/index.js';
import { MeetingsService } from '../../meetings/index.js';
import { MilestonesService } from '../../milestones/index.js';
import { ProjectsService } from '../../projects/index.js';
import { TicketsService } from '../../support/index.js';
import { ConversationsService } from '../../support-conversation/index.js';
import { TasksService } from '../../tasks/index.js';
import { UsersService } from '../../users/index.js';
import { asInput } from './field-input.js';
import { done, type StepContext, type StepResult, type Steps } from './step.js';

interface Updates {
  update(actor: Actor, id: string, input: object): Promise<unknown>;
}

/** Steps that change the record itself: as the system, by the service that answers the API, with its rules. */
@Injectable()
export class RecordChanges {
  private readonly services: Readonly<Partial<Record<WorkflowRecordKind, Updates>>>;

  constructor(
    private readonly comments: CommentsService,
    private readonly conversations: ConversationsService,
    ticket: TicketsService,
    task: TasksService,
    consultation: ConsultationsService,
    meeting: MeetingsService,
    project: ProjectsService,
    milestone: MilestonesService,
    deal: DealsService,
    company: CompaniesService,
    user: UsersService,
  ) {
    this.services = { ticket, task, consultation, meeting, project, milestone, deal, company, user };
  }

  readonly steps: Pick<Steps, 'add_comment' | 'set_field' | 'assign' | 'change_status'> = {
    /** An answer in a ticket, or a comment on a task, in the name of the admin who last saved the workflow. */
    add_comment: async ({ body, visibility }, context) => {
      const { id } = recordOf(context);
      const author = await context.author();
      if (context.kind === 'ticket') {
        const { message, ticket } = await this.conversations.reply(author, id, { body, visibility });
        return done({ comment_id: message.id, ticket_id: ticket.id });
      }
      const comment = await this.comments.create(author, { task_id: id, body, visibility });
      return done({ comment_id: comment.id });
    },

    set_field: ({ field, value }, context) => this.change(context, { [field]: value }),

    assign: ({ user_id }, context) => {
      const { assignee } = workflowRecords[kindOf(context)];
      return this.change(context, { [assignee ?? '']: user_id });
    },

    change_status: ({ status }, context) => {
      const { status: field } = workflowRecords[kindOf(context)];
      if (context.record?.[field ?? ''] === status) return done({ unchanged: true });
      return this.change(context, { [field ?? '']: status });
    },
  };

  private async change(context: StepContext, wanted: Record<string, unknown>): Promise<StepResult> {
    const kind = kindOf(context);
    const { id } = recordOf(context);
    const service = this.services[kind];
    if (!service) throw new DomainError('workflow.wrong_record', { action: 'changing', record: kind });
    await service.update(system, id, asInput(kind, wanted));
    return done({ changed: wanted });
  }
}

/** @throws DomainError `workflow.record_not_found` */
export function recordOf({ record }: StepContext): { id: string } {
  if (!record) throw new DomainError('workflow.record_not_found');
  return record;
}

function kindOf({ kind }: StepContext): WorkflowRecordKind {
  if (!kind) throw new DomainError('workflow.no_record');
  return kind;
}
