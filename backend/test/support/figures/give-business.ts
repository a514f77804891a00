import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { DatabaseProbe } from '../database-probe.js';
import type { User } from '../../../src/modules/users/index.js';
import { ProjectMember, type Project } from '../../../src/modules/projects/index.js';
import { aConsultation } from '../../factories/consultation.factory.js';
import { aDeal } from '../../factories/deal.factory.js';
import { anEntry, anInvoice, aPayment } from '../../factories/invoice.factory.js';
import { aMeeting } from '../../factories/meeting.factory.js';
import { aMilestone } from '../../factories/milestone.factory.js';
import { aNotification } from '../../factories/notification.factory.js';
import { aProject } from '../../factories/project.factory.js';
import { aPromoCode } from '../../factories/promo-code.factory.js';
import { aTask } from '../../factories/task.factory.js';
import { aTicket } from '../../factories/ticket.factory.js';
import type { Consultation } from '../../../src/modules/consultations/index.js';
import { daysFrom, hoursFrom, instantOf, type Business } from './random-business.js';

interface Ground {
  db: DatabaseProbe;
  /** In the order in which facts name them. */
  customers: readonly User[];
  admin: User;
  /** By the database's clock. */
  now: number;
}

/** What a factory can't know: instants by the database's clock, states that it would refuse. */
type Patch = [table: string, id: string, fields: Record<string, unknown>];

const watched = [
  'tickets',
  'milestones',
  'projects',
  'project_members',
  'consultation_requests',
  'consultation_meetings',
  'customer_deals',
  'invoices',
  'deal_payments',
  'ledger_entries',
  'notifications',
];

/** Stores a business: rows by the factories, then their instants, while no trigger keeps what is written for good. */
export async function giveBusiness(ground: Ground, facts: Business): Promise<void> {
  const patches: Patch[] = [];
  const make = { ...ground, patches, at: (index: number) => ground.customers[index % ground.customers.length] as User };
  await ground.db.given(async (em) => {
    const projects = await work(em, make, facts);
    const requests = await asked(em, make, facts);
    await tickets(em, make, facts, projects);
    const deals = await agreed(em, make, facts, requests);
    await billed(em, make, facts, { projects, deals });
    await reported(em, make, facts);
    return {};
  });
  for (const table of watched) await ground.db.rows(`alter table ${table} disable trigger user`);
  for (const [table, id, fields] of patches) {
    const names = Object.keys(fields);
    const set = names.map((name) => `"${name}" = ?`).join(', ');
    await ground.db.rows(`update ${table} set ${set} where id = ? returning id`, [...Object.values(fields), id]);
  }
  await ground.db.rows(
    `update ledger_entries as e set created_at = y.received_at from deal_payments as y
     where y.id = e.payment_id and e.kind = 'allocation' returning e.id`,
  );
  for (const table of watched) await ground.db.rows(`alter table ${table} enable trigger user`);
}

type Make = Ground & { patches: Patch[]; at: (index: number) => User };

async function work(em: EntityManager, { at, now, patches }: Make, facts: Business): Promise<Project[]> {
  const projects: Project[] = [];
  const milestones: { id: string }[] = [];
  for (const { owner, member, status, health, budget, isDeleted, wasRemoved } of facts.projects) {
    const { project } = await aProject({ customer: at(owner), status, health, budgetCents: budget, isDeleted })(em);
    projects.push(project);
    if (member === null || member === owner) continue;
    const added = ProjectMember.add(project.id, at(member).id, 'viewer');
    added.takeRecordedEvents();
    em.persist(added);
    if (wasRemoved) patches.push(['project_members', added.id, { deleted_at: hoursFrom(now, -1) }]);
  }
  for (const { project, status, due, isDeleted } of facts.milestones) {
    const of = projects.at(project) as Project;
    const { milestone } = aMilestone({ project: of, status, due_date: due === null ? null : daysFrom(now, due) })(em);
    milestones.push(milestone);
    if (isDeleted) patches.push(['milestones', milestone.id, { deleted_at: hoursFrom(now, -1) }]);
  }
  await em.flush();
  for (const { project, milestone, status, weight, minutes, created, completed, due, ...task } of facts.tasks) {
    const of = projects.at(project) as Project;
    const near = milestone === null ? undefined : milestones.at(milestone);
    const made = aTask({ project: of, status, weight, isDeleted: task.isDeleted })(em).task;
    const begun = instantOf(now, created);
    const ended = instantOf(now, completed);
    patches.push([
      'tickets',
      made.id,
      {
        milestone_id: near?.id ?? null,
        spent_minutes: minutes,
        created_at: begun < ended ? begun : ended,
        completed_at: status === 'done' ? ended : null,
        due_date: due === null ? null : daysFrom(now, due),
      },
    ]);
    if (task.wasReopened) await reopened(em, made.id, of.id, ended);
  }
  return projects;
}

const reopened = (em: EntityManager, task: string, project: string, at: string) =>
  em.execute(
    `insert into domain_events (id, name, entity_type, entity_id, payload, actor_kind, request_id, occurred_at)
     values (?, 'task.status_changed', 'task', ?, ?, 'system', 'test', ?)`,
    [randomUUID(), task, JSON.stringify({ project_id: project, from: 'done', to: 'todo' }), at],
  );

async function tickets(em: EntityManager, make: Make, facts: Business, projects: Project[]): Promise<void> {
  const { at, now, patches, admin } = make;
  for (const { requester, project, status, priority, isAssigned, ...one } of facts.tickets) {
    const { ticket } = await aTicket({ requester: at(requester), priority })(em);
    const isSolved = status === 'resolved' || status === 'closed';
    patches.push([
      'tickets',
      ticket.id,
      {
        status,
        project_id: project === null ? null : (projects.at(project) as Project).id,
        assignee_id: isAssigned ? admin.id : null,
        created_at: instantOf(now, one.created),
        first_responded_at: one.responded === null ? null : instantOf(now, one.responded),
        first_response_due_at: one.responseDue === null ? null : hoursFrom(now, one.responseDue),
        resolved_at: isSolved ? instantOf(now, one.resolved) : null,
        resolution_due_at: one.resolutionDue === null ? null : hoursFrom(now, one.resolutionDue),
        csat_score: isSolved ? one.csat : null,
        deleted_at: one.isDeleted ? hoursFrom(now, -1) : null,
      },
    ]);
  }
  for (const { status, isDeleted } of facts.mails)
    await em.execute(
      `insert into inbound_mails (id, created_at, updated_at, version, deleted_at, status, kind, message_id, recipient,
         from_address, subject, text, attachments, size, storage_path, checks, is_proven)
       values (?, now(), now(), 1, ?, ?, 'message', ?, 'support@help.test', 'ada@elsewhere.test', 'No network', '', '{}', 1, ?,
         '{}', false)`,
      [randomUUID(), isDeleted ? hoursFrom(now, -1) : null, status, `<${randomUUID()}@elsewhere.test>`, randomUUID()],
    );
}

async function asked(em: EntityManager, make: Make, facts: Business): Promise<Consultation[]> {
  const { at, now, patches, admin } = make;
  const requests: Consultation[] = [];
  for (const { customer, status, outcome, created, responded, promised, isDeleted } of facts.requests) {
    const { consultation } = await aConsultation({ customer: at(customer) })(em);
    requests.push(consultation);
    patches.push([
      'consultation_requests',
      consultation.id,
      {
        status,
        outcome: status === 'completed' ? outcome : null,
        created_at: instantOf(now, created),
        first_responded_at: responded === null ? null : instantOf(now, responded),
        promised_by: hoursFrom(now, promised),
        deleted_at: isDeleted ? hoursFrom(now, -1) : null,
      },
    ]);
  }
  for (const [index, { request, status, isOurs, starts, isDeleted }] of facts.meetings.entries()) {
    const consultation = requests.at(request) as Consultation;
    const proposedBy = isOurs ? 'admin' : 'customer';
    const { meeting } = await aMeeting({ consultation, host: admin, status: status as 'proposed', proposedBy })(em);
    const begins = starts + index / 60; // a host is in one meeting at a time
    patches.push([
      'consultation_meetings',
      meeting.id,
      {
        starts_at: hoursFrom(now, begins),
        ends_at: hoursFrom(now, begins + 1 / 120),
        busy_until: hoursFrom(now, begins + 1 / 120),
        deleted_at: isDeleted ? hoursFrom(now, -1) : null,
      },
    ]);
  }
  return requests;
}

async function agreed(em: EntityManager, make: Make, facts: Business, requests: Consultation[]): Promise<string[]> {
  const { at, now, patches } = make;
  const deals: string[] = [];
  const { promo } = aPromoCode()(em);
  await em.flush();
  for (const {
    customer,
    status,
    type,
    interval,
    amount,
    accepted,
    request,
    code,
    document,
    isDeleted,
  } of facts.deals) {
    const facts_ = {
      status,
      amountCents: amount,
      consultationId: request === null ? null : (requests.at(request)?.id ?? null),
    };
    const { deal } = await aDeal({
      customer: at(customer),
      type: type as 'recurring',
      interval: type === 'recurring' ? interval : null,
      isDeleted,
      ...facts_,
    })(em);
    deals.push(deal.id);
    if (deal.acceptedAt) patches.push(['customer_deals', deal.id, { accepted_at: instantOf(now, accepted) }]);
    if (code)
      await em.execute(
        `insert into promo_redemptions (id, created_at, promo_code_id, deal_id, customer_id, code, discount_type,
           value_hundredths, duration, duration_periods, periods_used) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        [
          ...[randomUUID(), instantOf(now, code.redeemed), promo.id, deal.id, at(customer).id, promo.code, code.type],
          ...[code.value, code.duration, code.duration === 'repeating' ? 2 : null, code.used],
        ],
      );
    if (document)
      await em.execute(
        `insert into deal_documents (id, created_at, updated_at, version, deleted_at, deal_id, kind, title, status, file_name,
           file_size, file_type, storage_path, sha256, sent_at)
         values (?, now(), now(), 1, ?, ?, ?, 'Paper', ?, 'paper.pdf', 1, 'application/pdf', ?, 'x', ?)`,
        [
          ...[randomUUID(), document.isDeleted ? hoursFrom(now, -1) : null, deal.id, document.kind, document.status],
          ...[randomUUID(), document.status === 'draft' ? null : hoursFrom(now, -1)],
        ],
      );
  }
  return deals;
}

interface Billable {
  projects: Project[];
  deals: string[];
}

async function billed(em: EntityManager, make: Make, facts: Business, { projects, deals }: Billable): Promise<void> {
  const { at, now, patches } = make;
  for (const { project, status } of facts.entries)
    await anEntry({ projectId: (projects.at(project) as Project).id, status: status as 'ready' })(em);
  for (const { customer, deal, status, cents, discount, paid, issued, due } of facts.invoices) {
    const { invoice } = await anInvoice({ customer: at(customer), status: status as 'open', cents })(em);
    const day = instantOf(now, issued);
    if (status === 'open' && paid !== null) {
      const { payment } = await aPayment({ customer: at(customer), cents: paid, invoice })(em);
      patches.push(['deal_payments', payment.id, { received_at: day }]);
    }
    const fields = {
      deal_id: deal === null ? null : (deals.at(deal) ?? null),
      subtotal_cents: cents + discount,
      discount_cents: discount,
      updated_at: day,
    };
    const dates = { issue_date: daysOf(day), due_date: daysFrom(now, due) };
    patches.push(['invoices', invoice.id, status === 'draft' ? fields : { ...fields, ...dates }]);
  }
  for (const { customer, cents, isPending, hasFailed, received } of facts.payments) {
    const { payment } = await aPayment({ customer: at(customer), cents, isPending })(em);
    const fields = isPending ? { status: hasFailed ? 'failed' : 'pending' } : { received_at: instantOf(now, received) };
    patches.push(['deal_payments', payment.id, fields]);
  }
}

/** The day at the office on which an invoice was issued. */
const daysOf = (instant: string): string => daysFrom(Date.parse(instant), 0);

async function reported(em: EntityManager, make: Make, facts: Business): Promise<void> {
  const { at, now, patches } = make;
  for (const { to, isMail, status, isRead, created } of facts.notifications) {
    const { notification } = aNotification({ to: at(to), isUnwanted: isMail })(em);
    const wasRead = isRead && !isMail;
    patches.push([
      'notifications',
      notification.id,
      {
        created_at: instantOf(now, created),
        status: wasRead ? 'read' : status,
        read_at: wasRead ? hoursFrom(now, -1) : null,
        due_at: 'infinity',
      },
    ]);
  }
  for (const { created, severities } of facts.errors) {
    const [group, report] = [randomUUID(), randomUUID()];
    await em.execute(
      `insert into error_groups (id, created_at, updated_at, version, fingerprint, message, type, severity, route, status,
         count, first_seen, last_seen, last_report_id)
       values (?, now(), now(), 1, ?, 'Broken', 'javascript', 'low', '/', 'unresolved', 1, ?, now(), ?)`,
      [group, group, instantOf(now, created), report],
    );
    await em.execute(
      `insert into error_reports (id, created_at, updated_at, version, url, user_agent, system_info, errors, group_ids)
       values (?, ?, now(), 1, '/', 'Test', '{}', ?, ?)`,
      [report, instantOf(now, created), JSON.stringify(severities.map((severity) => ({ severity }))), `{${group}}`],
    );
  }
}
