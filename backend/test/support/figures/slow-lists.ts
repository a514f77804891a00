import type { MetricRows, UserActor } from '@portal/contracts';
import { byId, isLive, MONEY, REQUESTS, seesCustomer, seesProject, type Kept, type Raw } from './raw-rows.js';

interface Kind {
  rows: (kept: Kept) => readonly Raw[];
  sees: (kept: Kept, reader: UserActor, row: Raw) => boolean;
  /** Whose row it is, and of which project. */
  customer: (kept: Kept, row: Raw) => unknown;
  project?: (row: Raw) => unknown;
}

/** Whose project a row is of. */
export const ofProject = (kept: Kept, row: Raw): unknown => byId(kept.projects, row['project_id'])?.['customer_id'];
const own = (_kept: Kept, row: Raw): unknown => row['customer_id'];
const projectOf = (row: Raw): unknown => row['project_id'];
const requestOf = (kept: Kept, row: Raw): Raw => byId(kept.consultation_requests, row['consultation_id']) ?? {};
export const dealOf = (kept: Kept, row: Raw): Raw => byId(kept.customer_deals, row['deal_id']) ?? {};
const seesMoney = (kept: Kept, reader: UserActor, row: Raw): boolean =>
  isLive(row) && seesCustomer(kept, reader, row['customer_id'], MONEY);
const seesDeal = (kept: Kept, reader: UserActor, deal: Raw): boolean =>
  seesMoney(kept, reader, deal) && (reader.role === 'admin' || deal['offered_at'] !== null);
const onlyAdmins = (_kept: Kept, reader: UserActor, row: Raw): boolean => reader.role === 'admin' && isLive(row);

/** The rows of each list, who sees them and whose they are; written down once more, without the product's queries. */
export const kinds: Record<MetricRows, Kind> = {
  users: { rows: ({ users }) => users, sees: onlyAdmins, customer: (_kept, row) => row['id'] },
  projects: {
    rows: ({ projects }) => projects,
    sees: (kept, reader, row) => seesProject(kept, reader, row['id']),
    customer: own,
    project: (row) => row['id'],
  },
  milestones: {
    rows: ({ milestones }) => milestones,
    sees: (kept, reader, row) => isLive(row) && seesProject(kept, reader, row['project_id']),
    customer: ofProject,
    project: projectOf,
  },
  tasks: {
    rows: ({ tickets }) => tickets.filter(({ kind }) => kind === 'task'),
    sees: (kept, reader, row) => isLive(row) && seesProject(kept, reader, row['project_id']),
    customer: ofProject,
    project: projectOf,
  },
  tickets: {
    rows: ({ tickets }) => tickets.filter(({ kind }) => kind === 'support'),
    sees: (kept, reader, row) => isLive(row) && seesCustomer(kept, reader, row['requester_id'], REQUESTS),
    customer: (_kept, row) => row['requester_id'],
    project: projectOf,
  },
  mails: { rows: (kept) => kept.inbound_mails, sees: onlyAdmins, customer: () => null },
  consultations: {
    rows: (kept) => kept.consultation_requests,
    sees: (kept, reader, row) => isLive(row) && seesCustomer(kept, reader, row['customer_id'], REQUESTS),
    customer: own,
  },
  meetings: {
    rows: (kept) => kept.consultation_meetings,
    sees: (kept, reader, row) =>
      isLive(row) &&
      isLive(requestOf(kept, row)) &&
      seesCustomer(kept, reader, requestOf(kept, row)['customer_id'], REQUESTS),
    customer: (kept, row) => requestOf(kept, row)['customer_id'],
  },
  deals: { rows: (kept) => kept.customer_deals, sees: seesDeal, customer: own },
  documents: {
    rows: (kept) => kept.deal_documents,
    sees: (kept, reader, row) =>
      isLive(row) && seesDeal(kept, reader, dealOf(kept, row)) && (reader.role === 'admin' || row['sent_at'] !== null),
    customer: (kept, row) => dealOf(kept, row)['customer_id'],
  },
  entries: {
    rows: (kept) => kept.billing_schedules,
    // those of the facts are all of projects
    sees: (kept, reader, row) => onlyAdmins(kept, reader, row) && seesProject(kept, reader, row['project_id']),
    customer: ofProject,
  },
  invoices: {
    rows: (kept) => kept.invoices,
    sees: (kept, reader, row) => seesMoney(kept, reader, row) && (reader.role === 'admin' || row['status'] !== 'draft'),
    customer: own,
  },
  payments: { rows: (kept) => kept.deal_payments, sees: seesMoney, customer: own },
};
