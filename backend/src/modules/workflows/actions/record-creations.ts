import { Injectable } from '@nestjs/common';
import { CreateDeal, CreateMilestone, CreateTask, CreateTicket, DomainError, system } from '@portal/contracts';
import type { z } from 'zod';
import { addDays, businessDayAt } from '../../../infrastructure/database/time/business-time.js';
import { DealsService } from '../../deals/index.js';
import { MilestonesService } from '../../milestones/index.js';
import { ConversationsService } from '../../support-conversation/index.js';
import { TasksService } from '../../tasks/index.js';
import { requesterOf } from './new-record-readers.js';
import { done, type Steps } from './step.js';

/** The day so many days after an instant, in the business's calendar. */
const dayAfter = (instant: Date, days: number | null | undefined): string | null =>
  days === null || days === undefined ? null : addDays(businessDayAt(instant), days);

/** Steps that create further records. */
@Injectable()
export class RecordCreations {
  constructor(
    private readonly tasks: TasksService,
    private readonly milestones: MilestonesService,
    private readonly deals: DealsService,
    private readonly conversations: ConversationsService,
  ) {}

  readonly steps: Pick<Steps, 'create_task' | 'create_milestone' | 'create_deal_draft' | 'create_ticket'> = {
    create_task: async (action, { now }) => {
      const { title, description, priority, project_id, assignee_id } = action;
      const due_date = dayAfter(now, action.due_in_days);
      const input = sound(CreateTask, { title, description, priority, project_id, assignee_id, due_date });
      const { id, number } = await this.tasks.create(system, input);
      return done({ task_id: id, number });
    },

    create_milestone: async (action, { now }) => {
      const { title, description, project_id, approval_required } = action;
      const due_date = dayAfter(now, action.due_in_days);
      const input = sound(CreateMilestone, { title, description, project_id, due_date, approval_required });
      const { id } = await this.milestones.create(system, input);
      return done({ milestone_id: id });
    },

    create_deal_draft: async (action) => {
      const { customer_id, title, description, deal_type, amount, setup_fee } = action;
      const interval = deal_type === 'recurring' ? (action.interval ?? 'month') : undefined;
      const input = sound(CreateDeal, { customer_id, title, description, deal_type, interval, amount, setup_fee });
      const { id, number } = await this.deals.create(system, input);
      return done({ deal_id: id, number });
    },

    /** In the name of the admin who last saved the workflow. */
    create_ticket: async (action, context) => {
      const { title, description, category, priority } = action;
      const requester_id = action.requester_id ?? requesterOf(context);
      const input = sound(CreateTicket, { title, description, category, priority, requester_id });
      const { id, number } = await this.conversations.open(await context.author(), input);
      return done({ ticket_id: id, number });
    },
  };
}

/** What was filled in, checked as a call of the API is. @throws DomainError `workflow.bad_value` */
function sound<Schema extends z.ZodType>(schema: Schema, input: object): z.infer<Schema> {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.').replaceAll('_', ' ') ?? '';
  throw new DomainError('workflow.bad_value', { field, reason: issue?.message ?? '' });
}
