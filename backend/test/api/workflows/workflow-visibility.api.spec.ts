import { DomainError, fieldsFor, type UserActor, type WorkflowRecordKind } from '@portal/contracts';
import { actorOf } from '../../factories/cast.factory.js';
import { aConsultation } from '../../factories/consultation.factory.js';
import { aDeal } from '../../factories/deal.factory.js';
import { anInvoice } from '../../factories/invoice.factory.js';
import { aMeeting } from '../../factories/meeting.factory.js';
import { aMilestone } from '../../factories/milestone.factory.js';
import { aTask } from '../../factories/task.factory.js';
import { aTicket } from '../../factories/ticket.factory.js';
import { aUser } from '../../factories/user.factory.js';
import { aWorkflow } from '../../factories/workflow.factory.js';
import { deliverEvents } from '../../support/jobs/deliver-events.js';
import { runWorkflows } from '../../support/jobs/run-workflows.js';
import { contextWithProject } from '../../support/with-cast.js';
import { NotificationMails } from '../../../src/modules/notifications/delivery/mails/notification-mails.js';
import { NotificationOutbox } from '../../../src/modules/notifications/delivery/notification-outbox.js';
import { PushProcessor } from '../../../src/modules/notifications/push/push.processor.js';
import type { User } from '../../../src/modules/users/index.js';
import { WorkflowRecords } from '../../../src/modules/workflows/records/workflow-records.js';
import { WorkflowRunsService } from '../../../src/modules/workflows/runs/workflow-runs.service.js';
import { TicketsService } from '../../../src/modules/support/index.js';

const { context, people, here } = contextWithProject();
let everybody: Record<string, User>;
/** A record of each kind, all of the owner. */
let records: Partial<Record<WorkflowRecordKind, string>>;

beforeAll(async () => {
  const { owner } = people;
  const { user: suspended } = await context.db.given(aUser({ status: 'suspended' }));
  everybody = { ...people, suspended };
  const made = await context.db.given(
    aTicket({ requester: owner }),
    aTask({ project: here.project }),
    aMilestone({ project: here.project }),
    aConsultation({ customer: owner }),
    aDeal({ customer: owner }),
    anInvoice({ customer: owner }),
  );
  const { ticket, task, milestone, consultation, deal, invoice } = made;
  records = { ticket: ticket.id, task: task.id, milestone: milestone.id, consultation: consultation.id };
  records = { ...records, deal: deal.id, invoice: invoice.id, project: here.project.id };
});
beforeEach(async () => {
  await context.db.rows('delete from workflow_triggers returning 1');
  await context.db.rows('delete from notifications returning 1');
});

const recipientsOf = (users: readonly User[]) => users.map(({ id }) => ({ to: 'person', user_id: id }) as const);

/** Notifies these people of the record by a workflow that an admin starts. */
async function tell(kind: WorkflowRecordKind, id: string, users: readonly User[]): Promise<void> {
  const title = 'Look at {{ record.id }}';
  const actions = [{ type: 'notify', recipients: recipientsOf(users), title, body: 'Please.' } as const];
  const { workflow } = await context.db.given(
    aWorkflow({ status: 'enabled', author: people.admin, trigger: { type: 'manual', record: kind }, actions }),
  );
  const admin = actorOf(people.admin);
  await context.db.as(admin, () =>
    context.db.service(WorkflowRunsService).start(admin, workflow.id, { record_id: id }),
  );
  await runWorkflows(context.app);
  await deliverEvents(context.app);
}

/** Whether the API shows the person the record. */
async function sees(kind: WorkflowRecordKind, id: string, actor: UserActor): Promise<boolean> {
  try {
    const readers = Reflect.get(context.db.service(WorkflowRecords), 'readers') as Record<
      WorkflowRecordKind,
      { get: (actor: UserActor, id: string) => Promise<object> }
    >;
    await readers[kind].get(actor, id);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

interface Told {
  id: string;
  recipient_id: string;
  channel: string;
}
const told = () =>
  context.db.rows<Told>(`select id, recipient_id, channel from notifications where template = 'workflow_message'`);

/** Who gets the mails that wait, asked as if their time had come. */
async function mailed(): Promise<string[]> {
  const got: string[] = [];
  for (const { id, recipient_id } of (await told()).filter(({ channel }) => channel === 'email')) {
    await context.db.rows('update notifications set due_at = now() where id = ? returning 1', [id]);
    const claim = await context.db.service(NotificationOutbox).claimForSending(id);
    if (claim.kind === 'claimed' && (await context.db.service(NotificationMails).write(claim.row)))
      got.push(recipient_id);
  }
  return got.sort();
}

const kinds = ['ticket', 'task', 'milestone', 'consultation', 'deal', 'invoice', 'project'] as const;

describe('what a workflow tells of a record', () => {
  it.each([...kinds, 'meeting'] as const)('of a %s names to customers what the API shows them', async (kind) => {
    const { owner: customer, admin: host } = people;
    const { deal, consultation } = await context.db.given(
      aDeal({ customer, status: 'sent' }),
      aConsultation({ customer }),
    );
    const { meeting } = await context.db.given(aMeeting({ consultation, host }));
    const id = { ...records, deal: deal.id, meeting: meeting.id }[kind] ?? '';
    const view = await context.db.service(WorkflowRecords).findFor(actorOf(people.owner), kind, id);
    const shown = Object.keys(view ?? {});
    const fields = fieldsFor(kind).filter(({ path }) => path.startsWith('record.'));
    const named = (isVisible: boolean): string[] => [
      ...new Set(
        fields.filter((field) => field.customer_visible === isVisible).map(({ path }) => path.split('.')[1] ?? ''),
      ),
    ];
    expect(named(true).filter((name) => !shown.includes(name))).toEqual([]);
    expect(named(false).filter((name) => shown.includes(name))).toEqual([]);
  });

  it.each(kinds)('of a %s reaches who sees it by the API, and nobody else', async (kind) => {
    const id = records[kind] ?? '';
    const users = Object.values(everybody);
    const mayHear: string[] = [];
    for (const user of users.filter(({ status }) => status !== 'suspended'))
      if (await sees(kind, id, actorOf(user))) mayHear.push(user.id);
    await tell(kind, id, users);
    const heard = [...new Set((await told()).map(({ recipient_id }) => recipient_id))].sort();
    expect(heard).toEqual(mayHear.sort());
    expect(mayHear).toContain(people.admin.id);
    expect(mayHear).not.toContain(people.stranger.id);
    expect(await mailed()).toEqual(mayHear);
  });

  it.each(['project', 'task', 'milestone'] as const)(
    'of a %s does not go to who lost sight of it before the mail or push went',
    async (kind) => {
      const { admin, owner, editor, viewer } = people;
      await context.db.rows(
        `insert into push_subscriptions (id, user_id, endpoint, p256dh, auth)
         select gen_random_uuid(), id, 'https://push.example/${kind}' || id, 'key', 'auth' from users
         where id = any(?::uuid[]) returning id`,
        [`{${editor.id},${owner.id}}`],
      );
      await context.db.rows(
        `insert into notification_preferences (user_id, category, email, push)
         select id, 'projects', 'at_once', 'at_once' from users where id = any(?::uuid[])
         on conflict (user_id, category) do update set push = 'at_once', email = 'at_once' returning user_id`,
        [`{${editor.id},${owner.id},${viewer.id},${admin.id}}`],
      );
      await tell(kind, records[kind] ?? '', [admin, owner, editor, viewer]);
      const away = (at: string) =>
        context.db.rows(`update project_members set deleted_at = ${at} where user_id = ? returning 1`, [editor.id]);
      await away('now()');
      const pushes = (await told()).filter(({ channel }) => channel === 'push');
      const shown = await Promise.all(
        pushes.map(async ({ id, recipient_id }) => {
          const devices = await context.db.service(PushProcessor).devicesFor({ id, template: 'workflow_message' });
          return devices.length > 0 ? [recipient_id] : [];
        }),
      );
      expect(pushes).toHaveLength(2);
      expect(shown.flat()).toEqual([owner.id]);
      expect(await mailed()).toEqual([admin.id, owner.id, viewer.id].sort());
      await away('null');
    },
  );

  it('stands in the digest of who sees it by then: of a primary contact the company’s tickets, of a plain contact not', async () => {
    const { owner, viewer: primary, editor: plain } = people;
    const flag = ({ id }: User, flags: string) =>
      context.db.rows(`update users set contact_flags = '${flags}' where id = ? returning id`, [id]);
    await context.db.rows(
      `insert into notification_preferences (user_id, category, email) select id, category, 'daily' from users
       cross join unnest(array['tickets', 'projects']) as category where id = any(?::uuid[])
       on conflict (user_id, category) do update set email = 'daily' returning user_id`,
      [`{${owner.id},${primary.id},${plain.id}}`],
    );
    await flag(plain, '{primary}');
    await tell('ticket', records.ticket ?? '', [owner, primary, plain]);
    await flag(plain, '{}');
    await tell('project', here.project.id, [owner, primary, plain]);

    const [ticket] = await context.db.rows<{ number: string }>('select number from tickets where id = ?', [
      records.ticket,
    ]);
    const digests: Record<string, { tickets: boolean; project: boolean }> = {};
    for (const { id } of await context.db.rows<{ id: string }>(
      `update notifications set due_at = now() where channel = 'email' and carried_by is null and merge_key = 'daily' returning id`,
    )) {
      const claim = await context.db.service(NotificationOutbox).claimForSending(id);
      const mail = claim.kind === 'claimed' ? await context.db.service(NotificationMails).write(claim.row) : undefined;
      if (!mail) continue;
      expect(mail.subject).toMatch(/^Your day/);
      digests[mail.to] = {
        tickets: mail.text.includes(ticket?.number ?? '') || mail.text.includes(records.ticket ?? ''),
        project: mail.text.includes(here.project.name),
      };
    }
    expect(digests).toEqual({
      [owner.email]: { tickets: true, project: true },
      [primary.email]: { tickets: true, project: true },
      [plain.email]: { tickets: false, project: true },
    });
  });

  it('of a record that is gone reaches no customer', async () => {
    const { admin, owner, stranger } = people;
    const { ticket } = await context.db.given(aTicket({ requester: owner, title: 'A secret' }));
    await runWorkflows(context.app);
    const actions = [
      {
        type: 'notify',
        recipients: recipientsOf([admin, owner, stranger]),
        title: '{{ event.title }}',
        body: 'Gone.',
      } as const,
    ];
    const trigger = { type: 'event', event: 'ticket.deleted' } as const;
    await context.db.given(aWorkflow({ status: 'enabled', author: admin, trigger, actions }));
    await context.db.as(actorOf(admin), () => context.db.service(TicketsService).remove(actorOf(admin), ticket.id));
    await runWorkflows(context.app);
    await context.db.rows('delete from notifications returning 1'); // the product's own notifications
    await deliverEvents(context.app);
    const heard = await context.db.rows<Told>(`select recipient_id from notifications where title = 'A secret'`);
    expect([...new Set(heard.map(({ recipient_id }) => recipient_id))]).toEqual([admin.id]);
  });
});
