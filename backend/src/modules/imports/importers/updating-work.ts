import type { EntityManager } from '@mikro-orm/postgresql';
import {
  DomainError,
  taskTransitions,
  UpdateDeal,
  UpdateProject,
  UpdateTask,
  type TaskStatus,
} from '@portal/contracts';
import { sql } from 'kysely';
import { propertiesOf } from '../../../infrastructure/database/aggregate-root.js';
import { dollarsOf } from '../../../infrastructure/database/money.js';
import { kysely, personNameOrEmail } from '../../../infrastructure/database/read-kit.js';
import { Deal, type DealsService } from '../../deals/index.js';
import { Project, type ProjectsService } from '../../projects/index.js';
import { Task, type TasksService } from '../../tasks/index.js';
import type { ExistingRecord, Updating } from './importer.js';
import { isNumberKey, recordsOf, without, type OwnedRecords } from './references.js';
import { asExisting, idsOf } from './updating.js';

export const projectRecords: OwnedRecords = { from: 'projects', owner: 'customer_id', name: sql.ref('name') };
export const taskRecords: OwnedRecords = { from: 'tickets', owner: 'project_id', name: sql.ref('title'), kind: 'task' };
export const dealRecords: OwnedRecords = { from: 'customer_deals', owner: 'customer_id', name: sql.ref('title') };

const projectProperties = propertiesOf(
  UpdateProject,
  ...(['status', 'customer_id', 'deal_id', 'budget', 'version'] as const),
);
const taskProperties = propertiesOf(UpdateTask, 'position', 'blocked_reason', 'version', 'spent_minutes');
const dealProperties = {
  title: 'title',
  description: 'description',
  terms: 'terms',
  starts_on: 'startsOn',
  interval: 'interval',
  internal_notes: 'internalNotes',
  current_status: 'currentStatus', // no field of a file: says what may change
} as const;

/** A record that is found by its name keeps its spelling; one that is found by its number can be renamed. */
const withoutName =
  (name: string) =>
  (record: ExistingRecord): ExistingRecord =>
    isNumberKey(record.key) ? record : { ...record, values: without(record.values, name) };

/** Adds what the entity keeps in cents. */
const withDollars = <Row extends { id: string }>(
  records: readonly ExistingRecord[],
  rows: readonly Row[],
  dollars: (row: Row) => Readonly<Record<string, number | null>>,
): ExistingRecord[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return records.map((record) => {
    const row = byId.get(record.id);
    return { ...record, values: { ...record.values, ...(row && dollars(row)) } };
  });
};

/** Projects, found by customer and name or by number; their owner and state aren't a file's business. */
export const projectsUpdating = (projects: ProjectsService): Updating => ({
  schema: UpdateProject,
  async find(em, keys) {
    const found = await recordsOf(em, projectRecords, keys);
    const rows = await em.find(Project, { id: { $in: idsOf(found) } }, { refresh: true });
    const records = asExisting(found, rows, projectProperties).map(withoutName('name'));
    return withDollars(records, rows, ({ budgetCents }) => ({ budget: dollarsOf(budgetCents) }));
  },
  textsOf: (em, property, ids) =>
    property === 'manager_id' ? namesOfPeople(em, ids) : Promise.resolve(new Map<unknown, string>()),
  update: (em, actor, id, values) => projects.updateWithin(em, actor, id, values),
});

/** Tasks, found by project and title or by number. */
export const tasksUpdating = (tasks: TasksService): Updating => ({
  schema: UpdateTask,
  async find(em, keys) {
    const found = await recordsOf(em, taskRecords, keys);
    const rows = await em.find(Task, { id: { $in: idsOf(found) } }, { refresh: true });
    return asExisting(found, rows, taskProperties).map(withoutName('title'));
  },
  textsOf(em, property, ids) {
    if (property === 'assignee_id') return namesOfPeople(em, ids);
    return property === 'milestone_id' ? titlesOfMilestones(em, ids) : Promise.resolve(new Map<unknown, string>());
  },
  assertChange({ status: from }, { status: to }) {
    if (to !== undefined) taskTransitions.assert(from as TaskStatus, to as TaskStatus, 'admin');
  },
  update: (em, actor, id, values) => tasks.updateWithin(em, actor, id, values),
});

/** Deals, found by customer and title or by number; but for internal notes only drafts change. */
export const dealsUpdating = (deals: DealsService): Updating => ({
  schema: UpdateDeal,
  async find(em, keys) {
    const found = await recordsOf(em, dealRecords, keys);
    const rows = await em.find(Deal, { id: { $in: idsOf(found) } }, { refresh: true });
    const records = asExisting(found, rows, dealProperties).map(withoutName('title'));
    return withDollars(records, rows, ({ amountCents, setupFeeCents }) => ({
      amount: dollarsOf(amountCents),
      setup_fee: dollarsOf(setupFeeCents),
    }));
  },
  assertChange({ current_status: status }, values) {
    if (status !== 'draft' && Object.keys(without(values, 'internal_notes')).length > 0)
      throw new DomainError('deal.not_editable');
  },
  update: (em, actor, id, values) => deals.updateWithin(em, actor, id, values),
});

async function namesOfPeople(em: EntityManager, ids: readonly unknown[]): Promise<ReadonlyMap<unknown, string>> {
  const people = kysely(em)
    .selectFrom('users as u')
    .select(['u.id', personNameOrEmail('u').as('name')]);
  const rows = await people.where(isOneOf('u.id', ids)).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function titlesOfMilestones(em: EntityManager, ids: readonly unknown[]): Promise<ReadonlyMap<unknown, string>> {
  const rows = await kysely(em)
    .selectFrom('milestones as m')
    .select(['m.id', 'm.title'])
    .where(isOneOf('m.id', ids))
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

const isOneOf = (column: string, ids: readonly unknown[]) =>
  sql<boolean>`${sql.ref(column)} = any(${ids.filter((id) => id !== null)}::uuid[])`;
