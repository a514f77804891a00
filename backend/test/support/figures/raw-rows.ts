import { businessHours, type UserActor } from '@portal/contracts';
import type { DatabaseProbe } from '../database/database-probe.js';

/** A row as it is stored. */
export type Raw = Readonly<Record<string, unknown>>;

const tables = [
  'companies',
  'users',
  'projects',
  'project_members',
  'milestones',
  'tickets',
  'inbound_mails',
  'consultation_requests',
  'consultation_meetings',
  'customer_deals',
  'mrr_movements',
  'promo_codes',
  'promo_redemptions',
  'deal_documents',
  'billing_schedules',
  'invoices',
  'credit_notes',
  'deal_payments',
  'ledger_entries',
  'notifications',
  'error_groups',
  'error_reports',
  'domain_events',
] as const;
type Table = (typeof tables)[number];

/** Everything that is stored, and the instant it was read at; slow counts know nothing else. */
export type Kept = Readonly<Record<Table, readonly Raw[]>> & { now: number };

export async function keptRows(db: DatabaseProbe): Promise<Kept> {
  const [clock] = await db.rows<{ now: string }>('select to_jsonb(now()) as now');
  const kept: Partial<Record<Table, Raw[]>> = {};
  for (const table of tables)
    kept[table] = (await db.rows<{ row: Raw }>(`select to_jsonb(t) as row from ${table} as t`)).map(({ row }) => row);
  return { ...(kept as Record<Table, Raw[]>), now: Date.parse(clock?.now ?? '') };
}

export const num = (row: Raw, name: string): number => Number(row[name] ?? 0);
export const sum = (rows: readonly Raw[], of: (row: Raw) => number): number =>
  rows.reduce((all, row) => all + of(row), 0);

/** An instant in milliseconds. */
export const at = (row: Raw, name: string): number | null =>
  typeof row[name] === 'string' ? Date.parse(row[name]) : null;

const officeDays = new Intl.DateTimeFormat('en-CA', { timeZone: businessHours.zone });
const knownDays = new Map<number, string>();
/** The day at the office of an instant; slow counts ask for the same ones again and again. */
export function officeDay(instant: number): string {
  const day = knownDays.get(instant) ?? officeDays.format(instant);
  knownDays.set(instant, day);
  return day;
}

/** The instant at which a day at the office begins, whatever the clocks did in that night. */
export function startOfOfficeDay(day: string): number {
  const begins = ['-04:00', '-05:00']
    .map((offset) => Date.parse(`${day}T00:00:00${offset}`))
    .find((instant) => officeDay(instant) === day && officeDay(instant - 1) < day);
  if (begins === undefined) throw new Error(`${day} begins at no known instant`);
  return begins;
}

export const isOneOf = (row: Raw, name: string, ...values: string[]): boolean => values.includes(String(row[name]));
export const isLive = (row: Raw): boolean => row['deleted_at'] === null || row['deleted_at'] === undefined;
export const byId = (rows: readonly Raw[], id: unknown): Raw | undefined => rows.find((row) => row['id'] === id);

export const companyOf = (kept: Kept, userId: unknown): unknown => byId(kept.users, userId)?.['company_id'] ?? null;

/** Whether a customer's row is seen: by admins, that customer, and colleagues with one of the flags. */
export function seesCustomer(kept: Kept, reader: UserActor, customer: unknown, flags: readonly string[]): boolean {
  if (reader.role === 'admin' || customer === reader.id) return true;
  const hasFlag = reader.contactFlags.some((flag) => flags.includes(flag));
  return hasFlag && reader.companyId !== null && companyOf(kept, customer) === reader.companyId;
}
export const MONEY = ['primary', 'billing'];
export const REQUESTS = ['primary'];

/** Whether a project is there and its reader's: an admin's, its owner's, or a member's. */
export function seesProject(kept: Kept, reader: UserActor, projectId: unknown): boolean {
  const project = byId(kept.projects, projectId);
  if (!project || !isLive(project)) return false;
  if (reader.role === 'admin' || project['customer_id'] === reader.id) return true;
  return kept.project_members.some(
    (member) => isLive(member) && member['project_id'] === projectId && member['user_id'] === reader.id,
  );
}
