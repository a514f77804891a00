import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Consultation } from '../../../src/modules/consultations/index.js';
import type { User } from '../../../src/modules/users/index.js';
import { aConsultation } from '../../factories/consultation.factory.js';
import { aMeeting } from '../../factories/meeting.factory.js';
import { aNotification } from '../../factories/notification.factory.js';
import { agreed, billed } from './give-money.js';
import { moved } from './give-movements.js';
import { tickets, work } from './give-work.js';
import type { Ground, Make, Patch } from './ground.js';
import { hoursFrom, instantOf, type Business } from './random-business.js';

const watched = [
  'tickets',
  'milestones',
  'projects',
  'project_members',
  'consultation_requests',
  'consultation_meetings',
  'customer_deals',
  'mrr_movements',
  'invoices',
  'deal_payments',
  'ledger_entries',
  'notifications',
];

/** Stores a business: rows by the factories, then their instants, while no trigger keeps what is written for good. */
export async function giveBusiness(ground: Ground, facts: Business): Promise<void> {
  const patches: Patch[] = [];
  const make = { ...ground, patches, at: (index: number) => ground.customers[index % ground.customers.length] as User };
  let deals: string[] = [];
  await ground.db.given(async (em) => {
    const projects = await work(em, make, facts);
    const requests = await asked(em, make, facts);
    await tickets(em, make, facts, projects);
    deals = await agreed(em, make, facts, requests);
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
  await moved(ground, facts, deals);
  await ground.db.rows(
    `update ledger_entries as e set created_at = y.received_at from deal_payments as y
     where y.id = e.payment_id and e.kind = 'allocation' returning e.id`,
  );
  for (const table of watched) await ground.db.rows(`alter table ${table} enable trigger user`);
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
    const { meeting } = await aMeeting({ consultation, host: admin, status: status, proposedBy })(em);
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
