import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type EventPayload, type NotificationCategory, truncate } from '@portal/contracts';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { type EventContext, OnDomainEvent, Shows } from '../../../infrastructure/events/index.js';
import { Delivery } from '../delivery/delivery.js';
import type { Message } from '../notification.entity.js';
import type { WorkflowTemplateName } from '../templates/catalogue/index.js';
import { findRecipients, findAdmins } from './notifiers/recipients.reader.js';

const RUNS = '/admin/workflows/runs';
const LINE = 200;

interface About {
  template: WorkflowTemplateName;
  category: NotificationCategory;
  title: string;
  text: string;
  link: string;
  /** Ids of records, by which its reader's sight is asked again when it is sent. */
  ids?: Record<string, string>;
}

/** Delivers the messages of workflows, and notifies admins of approvals and failures (decisions, section 6). */
@Injectable()
@Shows('notifications')
export class WorkflowNotifications {
  constructor(private readonly delivery: Delivery) {}

  @OnDomainEvent('workflow_run.notified')
  async deliver(context: EventContext<'workflow_run.notified'>): Promise<void> {
    const { em } = context;
    const { recipient_ids, addresses, channels, category, title, body, admin_link, customer_link, record } =
      context.event.payload;
    const about = {
      template: 'workflow_message',
      category,
      title,
      text: body,
      ids: await recordIds(em, record),
    } as const;
    const people = await findRecipients(em, recipient_ids);
    const toAdmins = [
      ...people.filter(({ role }) => role === 'admin'),
      ...addresses.map((email) => ({ id: null, email })),
    ];
    const toCustomers = people.filter(({ role }) => role !== 'admin');
    const leadingTo = (link: string | null): Message => messageOf({ ...about, link: link ?? '/dashboard' });
    await this.delivery.notify(context, toAdmins, leadingTo(admin_link), { channels });
    await this.delivery.notify(context, toCustomers, leadingTo(customer_link), { channels });
  }

  /** Every admin is asked; the first answer counts. */
  @OnDomainEvent('workflow_run.approval_requested')
  async askAdmins(context: EventContext<'workflow_run.approval_requested'>): Promise<void> {
    const { title, message } = context.event.payload;
    await this.notifyAdmins(context, {
      template: 'workflow_approval',
      category: 'approvals',
      title: `Approval needed: ${title}`,
      text: message,
      link: `${RUNS}/${context.event.entity_id}`,
    });
  }

  /** Every admin is notified of a workflow that was disabled because its runs failed. */
  @OnDomainEvent('workflow_trigger.status_changed')
  async onTriggerStatusChanged(context: EventContext<'workflow_trigger.status_changed'>): Promise<void> {
    const { event, em } = context;
    const failures = event.payload.after_failures;
    if (failures === undefined) return;
    const workflow = await kysely(em)
      .selectFrom('workflow_triggers')
      .select('name')
      .where('id', '=', event.entity_id)
      .executeTakeFirst();
    if (!workflow) return;
    await this.notifyAdmins(context, {
      template: 'workflow_disabled',
      category: 'projects',
      title: `The workflow “${workflow.name}” was switched off`,
      text: `Its last ${failures} runs failed. Look at what went wrong, then switch it on again.`,
      link: `/admin/workflows/${event.entity_id}`,
    });
  }

  private async notifyAdmins(context: EventContext, about: About): Promise<void> {
    await this.delivery.notify(context, await findAdmins(context.em), messageOf(about));
  }
}

interface ParentId {
  executeTakeFirst(): Promise<Record<string, string | null> | undefined>;
}

/** Whose project or request decides who sees them. */
const parents: Readonly<Partial<Record<string, (em: EntityManager, id: string) => ParentId>>> = {
  task: (em, id) => kysely(em).selectFrom('tickets').select('project_id').where('id', '=', id),
  milestone: (em, id) => kysely(em).selectFrom('milestones').select('project_id').where('id', '=', id),
  meeting: (em, id) => kysely(em).selectFrom('consultation_meetings').select('consultation_id').where('id', '=', id),
};

/** The records that a digest names, by which it also knows whether the reader still sees them. */
const named = new Set(['ticket', 'consultation', 'project', 'deal', 'invoice', ...Object.keys(parents)]);

async function recordIds(
  em: EntityManager,
  record: EventPayload<'workflow_run.notified'>['record'],
): Promise<Record<string, string>> {
  if (record === null || !named.has(record.kind)) return {};
  const parent = await parents[record.kind]?.(em, record.id).executeTakeFirst();
  const ids = Object.entries({ [`${record.kind}_id`]: record.id, ...parent });
  return Object.fromEntries(ids.filter((entry): entry is [string, string] => entry[1] !== null));
}

const messageOf = ({ template, category, title, text, link, ids = {} }: About): Message => ({
  template,
  category,
  title,
  body: truncate(text.replace(/\s+/g, ' '), LINE),
  link,
  data: { text, ...(Object.keys(ids).length > 0 ? ids : { alone: 'true' }) },
});
