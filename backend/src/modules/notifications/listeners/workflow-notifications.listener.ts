import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type EventPayload, type NotificationCategory, truncate } from '@portal/contracts';
import { type EventContext, OnDomainEvent, Shows } from '../../../infrastructure/events/index.js';
import { Delivery, type NotificationRequest } from '../delivery/delivery.js';
import type { Message } from '../notification.entity.js';
import type { WorkflowTemplateName } from '../templates/catalogue/index.js';
import { findRecipient, RecipientsReader } from './notifiers/recipients.reader.js';

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
  constructor(
    private readonly recipients: RecipientsReader,
    private readonly delivery: Delivery,
  ) {}

  @OnDomainEvent('workflow_run.notified')
  async deliver({ event, em }: EventContext<'workflow_run.notified'>): Promise<void> {
    const { recipient_ids, addresses, channels, category, title, body, admin_link, customer_link, record } =
      event.payload;
    const about = { template: 'workflow_message', category, title, text: body, ids: await idsOf(em, record) } as const;
    const requests: NotificationRequest[] = [];
    for (const id of recipient_ids) {
      const to = await findRecipient(em, id);
      const link = (to?.role === 'admin' ? admin_link : customer_link) ?? '/dashboard';
      if (to) requests.push({ to, message: messageOf({ ...about, link }), channels });
    }
    const message = messageOf({ ...about, link: admin_link ?? '/dashboard' });
    requests.push(...addresses.map((email) => ({ to: { id: null, email }, message, channels })));
    await this.delivery.deliverNow(em, event.id, requests, true);
  }

  /** Every admin is asked; the first answer counts. */
  @OnDomainEvent('workflow_run.approval_requested')
  async askAdmins({ event, em }: EventContext<'workflow_run.approval_requested'>): Promise<void> {
    const { title, message } = event.payload;
    const link = `${RUNS}/${event.entity_id}`;
    await this.notifyAdmins(em, event.id, {
      template: 'workflow_approval',
      category: 'approvals',
      title: `Approval needed: ${title}`,
      text: message,
      link,
    });
  }

  /** Every admin is notified of a workflow that was disabled because its runs failed. */
  @OnDomainEvent('workflow_trigger.status_changed')
  async onTriggerStatusChanged({ event, em }: EventContext<'workflow_trigger.status_changed'>): Promise<void> {
    const failures = event.payload.after_failures;
    if (failures === undefined) return;
    const [workflow] = await em.execute<{ name: string }[]>('select name from workflow_triggers where id = ?', [
      event.entity_id,
    ]);
    if (!workflow) return;
    await this.notifyAdmins(em, event.id, {
      template: 'workflow_disabled',
      category: 'projects',
      title: `The workflow “${workflow.name}” was switched off`,
      text: `Its last ${failures} runs failed. Look at what went wrong, then switch it on again.`,
      link: `/admin/workflows/${event.entity_id}`,
    });
  }

  private async notifyAdmins(em: EntityManager, eventId: string, about: About): Promise<void> {
    const message = messageOf(about);
    const requests = (await this.recipients.admins(em)).map((to) => ({ to, message }));
    await this.delivery.deliverNow(em, eventId, requests, true);
  }
}

/** Whose project or request decides who sees them. */
const parents: Readonly<Record<string, string>> = {
  task: `select 'project_id' as name, project_id as id from tickets where id = ?`,
  milestone: `select 'project_id' as name, project_id as id from milestones where id = ?`,
  meeting: `select 'consultation_id' as name, consultation_id as id from consultation_meetings where id = ?`,
};

/** The records that a digest names, by which it also knows whether the reader still sees them. */
const named = new Set(['ticket', 'consultation', 'project', 'deal', 'invoice', ...Object.keys(parents)]);

async function idsOf(
  em: EntityManager,
  record: EventPayload<'workflow_run.notified'>['record'],
): Promise<Record<string, string>> {
  if (record === null || !named.has(record.kind)) return {};
  const sql = parents[record.kind];
  const rows = sql ? await em.execute<{ name: string; id: string | null }[]>(sql, [record.id]) : [];
  return Object.fromEntries([
    [`${record.kind}_id`, record.id],
    ...rows.flatMap(({ name, id }) => (id === null ? [] : [[name, id]])),
  ]) as Record<string, string>;
}

const messageOf = ({ template, category, title, text, link, ids = {} }: About): Message => ({
  template,
  category,
  title,
  body: truncate(text.replace(/\s+/g, ' '), LINE),
  link,
  data: { text, ...(Object.keys(ids).length > 0 ? ids : { alone: 'true' }) },
});
