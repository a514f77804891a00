import { buffer } from 'node:stream/consumers';
import {
  consultationSources,
  consultationStatuses,
  dealDocumentKinds,
  dealDocumentStatuses,
  dealStatuses,
  inboundMailStatuses,
  invoiceStatuses,
  ListConsultations,
  ListMeetings,
  ListMilestones,
  ListProjects,
  ListTasks,
  meetingStatuses,
  milestoneStatuses,
  errorGroupStatuses,
  paymentStatuses,
  projectStatuses,
  promoCodeStatuses,
  scheduleEntryStatuses,
  scheduleEntryTypes,
  system,
  taskStatuses,
  ticketStatuses,
  userStatuses,
  workflowRunStatuses,
} from '@portal/contracts';
import { currentInstant } from '@portal/testing/clock';
import { createTestContext, type TestContext } from '../support/create-test-context.js';
import { workflowRows } from '../support/database/workflow-rows.js';
import { InboundMailFiles } from '../../src/modules/inbound-mail/index.js';
import { ConsultationsService } from '../../src/modules/consultations/index.js';
import { DealDocumentsReader } from '../../src/modules/deal-documents/deal-documents.reader.js';
import { MeetingsReader } from '../../src/modules/meetings/meetings.reader.js';
import { MilestonesService } from '../../src/modules/milestones/index.js';
import { ProjectsService } from '../../src/modules/projects/index.js';
import { TasksService } from '../../src/modules/tasks/index.js';
import { DemoData } from '../../src/demo/demo-data.js';
import { demoPeople } from '../../src/demo/demo-people.js';
import { DemoModule } from '../../src/demo/demo.module.js';

let context: TestContext;

beforeAll(async () => {
  context = await createTestContext('cli', {}, [DemoModule]);
});
afterAll(() => context.close());

const load = () => context.db.asSystem(() => context.app.select(DemoModule).get(DemoData).load());

describe('the demo data (decisions, section 1)', () => {
  it('has an admin, three customers of two companies and requests in every state, one of them late', async () => {
    expect(await load()).toBe(true);
    const people = await context.db.rows<{ role: string; status: string; company_id: string | null }>(
      'select role, status, company_id from users',
    );
    expect(people.filter(({ role }) => role === 'admin')).toHaveLength(1);
    const active = people.filter(({ status }) => status === 'active');
    expect(active.filter(({ role }) => role === 'customer')).toHaveLength(3);
    expect(new Set(people.map(({ company_id }) => company_id).filter(Boolean)).size).toBe(2);
    expect(new Set(people.map(({ status }) => status))).toEqual(new Set(userStatuses));
    const requests = context.db.service(ConsultationsService);
    const { data } = await requests.list(system, ListConsultations.parse({}));
    expect(new Set(data.map(({ status }) => status))).toEqual(new Set(consultationStatuses));
    expect(new Set(data.map(({ source }) => source))).toEqual(new Set(consultationSources));
    expect((await requests.list(system, ListConsultations.parse({ late: 'true' }))).data).toHaveLength(1);
    expect(
      data.every((row) => row.created_at <= row.updated_at && row.updated_at <= currentInstant().toISOString()),
    ).toBe(true);
  });

  it('has a log of what was done in its projects, with who did it', async () => {
    const logs = await context.db.rows<{ activity_type: string; project_id: string; actor_id: string | null }>(
      'select activity_type, project_id, actor_id from activity_logs',
    );
    const [projects] = await context.db.rows<{ count: number }>('select count(*)::int as count from projects');
    expect(new Set(logs.map(({ project_id }) => project_id)).size).toBe(projects?.count);
    expect(new Set(logs.map(({ activity_type }) => activity_type))).toEqual(
      new Set(['created', 'status_changed', 'approved', 'commented']),
    );
    expect(logs.every(({ actor_id }) => actor_id !== null)).toBe(true);
  });

  it('has promo codes, deals, their documents, schedule entries, invoices and payments in every state', async () => {
    const states: Record<string, readonly string[]> = {
      'promo_codes.status': promoCodeStatuses,
      'customer_deals.current_status': dealStatuses,
      'deal_documents.status': dealDocumentStatuses,
      'deal_documents.kind': dealDocumentKinds,
      'billing_schedules.status': scheduleEntryStatuses,
      'billing_schedules.type': scheduleEntryTypes,
      'invoices.status': invoiceStatuses,
      'deal_payments.status': paymentStatuses,
      'error_groups.status': errorGroupStatuses,
    };
    for (const [name, expected] of Object.entries(states)) {
      const [table, column] = name.split('.');
      const rows = await context.db.rows<{ state: string }>(`select distinct ${column} as state from ${table}`);
      expect([name, rows.map(({ state }) => state).sort()]).toEqual([name, [...expected].sort()]);
    }
    const [owed] = await context.db.rows(
      `select count(*) filter (where due_date < now() - interval '31 days')::int as late,
         count(*) filter (where reminded_days is null and due_date < now())::int as unreminded
       from invoices where status = 'open'`,
    );
    expect(owed).toEqual({ late: 1, unreminded: 0 });
    const due = `select 1 from customer_deals where current_status = 'active' and next_bill_on <= now()`;
    expect(await context.db.rows(due)).toEqual([]);
  });

  it('opens the signed contract and its original', async () => {
    const [signed] = await context.db.rows<{ id: string; file_size: string }>(
      `select id, file_size from deal_documents where status = 'signed'`,
    );
    const read = async (original: boolean) =>
      buffer((await context.db.service(DealDocumentsReader).open(system, signed?.id ?? '', { original })).content);
    const [original, file] = [await read(true), await read(false)];
    expect([original.length, file.subarray(0, original.length).equals(original)]).toEqual([
      Number(signed?.file_size),
      true,
    ]);
  });

  it('has meetings in every state, one moved, and a host with hours and days of his own', async () => {
    const { data } = await context.db.service(MeetingsReader).list(system, ListMeetings.parse({ limit: 100 }));
    expect(new Set(data.map(({ status }) => status))).toEqual(new Set(meetingStatuses));
    const moved = data.find(({ status }) => status === 'rescheduled');
    expect(data.find(({ id }) => id === moved?.rescheduled_to)).toMatchObject({
      status: 'confirmed',
      ics_uid: moved?.ics_uid,
      sequence: 1,
    });
    const now = currentInstant().toISOString();
    for (const { status, starts_at } of data) {
      if (status === 'proposed' || status === 'confirmed') expect(starts_at > now).toBe(true);
      if (status === 'completed' || status === 'no_show') expect(starts_at < now).toBe(true);
    }
    expect(
      await context.db.rows('select 1 from host_availability where jsonb_array_length(exceptions) > 0'),
    ).toHaveLength(1);
    const { data: requests } = await context.db
      .service(ConsultationsService)
      .list(system, ListConsultations.parse({ limit: 100 }));
    for (const request of requests) {
      if (request.status === 'scheduled') expect(request.next_meeting_at).not.toBeNull();
      expect(request.project_id !== null).toBe(request.outcome === 'converted');
    }
  });

  it('has projects in every state, several of each customer, with people added to some', async () => {
    const { data } = await context.db.service(ProjectsService).list(system, ListProjects.parse({ limit: 100 }));
    expect(new Set(data.map(({ status }) => status))).toEqual(new Set(projectStatuses));
    const owners = data.map(({ customer_id }) => customer_id);
    expect(new Set(owners).size).toBe(3);
    for (const owner of owners) expect(owners.filter((id) => id === owner).length).toBeGreaterThan(1);
    expect(data.map(({ number }) => number)).toEqual(
      [...data].sort((a, b) => b.created_at.localeCompare(a.created_at)).map(({ number }) => number),
    );
    expect(data.every(({ created_at, updated_at }) => created_at <= updated_at)).toBe(true);
    const roles = await context.db.rows<{ role: string }>('select distinct role from project_members');
    expect(roles).toHaveLength(2);
  });

  it('has received mails in every state, each with its original, and canned replies', async () => {
    const mails = await context.db.rows<{ status: string; storage_path: string; ticket_id: string | null }>(
      'select status, storage_path, ticket_id from inbound_mails order by created_at',
    );
    expect(new Set(mails.map(({ status }) => status))).toEqual(new Set(inboundMailStatuses));
    for (const { status, storage_path, ticket_id } of mails) {
      expect(ticket_id !== null).toBe(status === 'filed');
      expect(
        (await buffer(await context.app.get(InboundMailFiles, { strict: false }).read(storage_path))).length,
      ).toBeGreaterThan(100);
    }
    expect(await context.db.rows('select 1 from canned_replies')).not.toHaveLength(0);
  });

  it('has runs of reports of admins and customers, those queued to be made by the first worker', async () => {
    const runs = await context.db.rows<{ status: string; is_due: boolean }>(
      'select status, due_at is not null as is_due from report_runs',
    );
    expect(new Set(runs.map(({ status }) => status))).toEqual(new Set(['queued', 'failed', 'cancelled']));
    expect(runs.every(({ status, is_due: isDue }) => isDue || status !== 'queued')).toBe(true);
  });

  it('has an import that was tried, with lines of every fate that a dry run knows', async () => {
    expect(await context.db.rows('select distinct fate from import_lines')).toHaveLength(3);
  });

  it('has support tickets in every state, one of them rated, numbered by date', async () => {
    const tickets = await context.db.rows<{ status: string; csat_score: number | null }>(
      `select status, csat_score from tickets where kind = 'support' order by created_at`,
    );
    expect(new Set(tickets.map(({ status }) => status))).toEqual(new Set(ticketStatuses));
    expect(tickets.filter(({ csat_score }) => csat_score === 1)).toHaveLength(1);
    const numbers = await context.db.rows<{ number: string }>(
      `select number from tickets where kind = 'support' order by created_at`,
    );
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map(({ number }) => number).sort());
  });

  it('has a workflow that is on, one that is off and one that failures disabled, with runs, steps and webhooks', async () => {
    const { workflows, runs, impossible, deliveries } = await workflowRows(context);
    expect(workflows).toEqual([
      { status: 'enabled', disabled_reason: null },
      { status: 'disabled', disabled_reason: null },
      { status: 'disabled', disabled_reason: '5 runs in a row failed' },
    ]);
    const lasting = workflowRunStatuses.filter((status) => status !== 'queued' && status !== 'running');
    expect(runs.map(({ status }) => status)).toEqual(lasting.toSorted());
    expect(impossible).toEqual([]);
    expect(deliveries.map(({ status }) => status)).toEqual(['delivered', 'failed']);
  });

  it('has milestones and tasks in every state, some late, numbered by date', async () => {
    const milestones = await context.db.service(MilestonesService).list(system, ListMilestones.parse({ limit: 100 }));
    expect(new Set(milestones.data.map(({ status }) => status))).toEqual(new Set(milestoneStatuses));
    expect(milestones.data.some(({ change_request }) => change_request !== null)).toBe(true);
    expect(milestones.data.some(({ approved_by_name }) => approved_by_name !== null)).toBe(true);
    const tasks = await context.db.service(TasksService).list(system, ListTasks.parse({ limit: 100 }));
    expect(new Set(tasks.data.map(({ status }) => status))).toEqual(new Set(taskStatuses));
    const late = await context.db.service(TasksService).list(system, ListTasks.parse({ overdue: 'true' }));
    expect(late.data).not.toEqual([]);
    expect(tasks.data.map(({ number }) => number)).toEqual(
      tasks.data
        .map(({ number }) => number)
        .sort()
        .reverse(),
    );
    for (const { created_at, updated_at, completed_at } of [...tasks.data, ...milestones.data])
      expect([created_at, updated_at, completed_at ?? updated_at].sort()).toEqual([
        created_at,
        completed_at ?? updated_at,
        updated_at,
      ]);
  });

  it('has people talking about a task, among them an internal word, a document and a picture', async () => {
    const comments = await context.db.rows<{ visibility: string }>('select * from task_comments');
    expect(new Set(comments.map(({ visibility }) => visibility))).toEqual(new Set(['public', 'internal']));
    const files = await context.db.rows<{ file_type: string }>('select * from comment_attachments order by created_at');
    expect(files.map(({ file_type }) => file_type)).toEqual(['application/pdf', 'image/png']);
  });

  it('leaves a database alone that knows somebody', async () => {
    expect(await load()).toBe(false);
    expect(await context.db.rows('select 1 from users')).toHaveLength(demoPeople.length);
  });
});
