import { brand, customerProjectView, type Actor, type CustomerProjectView, type ProjectView } from '@portal/contracts';
import { pickFields } from '../../infrastructure/database/read-kit.js';
import { instantOf } from '../../infrastructure/database/time/instant.js';
import { ownsAll } from './project-access.js';
import { dollarsOf } from '../../infrastructure/database/money.js';
import type { ProjectRow } from './projects.queries.js';

const fields = Object.keys(customerProjectView.shape) as (keyof CustomerProjectView)[];
const numberOf = (text: string | null): number | null => (text === null ? null : Number(text));

/** Customers see an admin without a name as the team. */
const managerToCustomers = (row: ProjectRow): string | null => row.manager_id && (row.manager_name ?? brand.shortName);

/** A project as its people see it on open screens: the fields that the contract names for them, and none else. */
export function toCustomerProjectView(row: ProjectRow): CustomerProjectView {
  const { weight, done_weight, count, done_count } = row.work;
  const view: CustomerProjectView = {
    ...row,
    deal_id: row.offered_deal_id,
    manager_name: managerToCustomers(row),
    progress: weight === 0 ? 0 : Math.round((1_000 * done_weight) / weight) / 10,
    task_count: count,
    done_count,
    next_date: row.next?.due_date ?? null,
    next_title: row.next?.title ?? null,
    completed_at: row.completed_at && instantOf(row.completed_at),
    created_at: instantOf(row.created_at),
    updated_at: instantOf(row.updated_at),
  };
  return pickFields(view, fields);
}

/** A project as admins see it on open screens: with the money. */
export const toAdminProjectView = (row: ProjectRow): Omit<ProjectView, 'access'> => ({
  ...toCustomerProjectView(row),
  deal_id: row.deal_id,
  manager_name: row.manager_name,
  budget: dollarsOf(numberOf(row.budget_cents)),
  budget_hours: numberOf(row.budget_hours),
});

/** The view of a project for this reader, with the reader's rights in it. */
export const projectViewFor =
  (actor: Actor) =>
  (row: ProjectRow): ProjectView => {
    const view = ownsAll(actor) ? toAdminProjectView(row) : toCustomerProjectView(row);
    return row.access ? { ...view, access: row.access } : view;
  };
