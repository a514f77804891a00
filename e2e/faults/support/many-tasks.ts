import type { TestCluster } from './test-cluster.js';

/** So many tasks of one project of a customer, T-1 and on, written without the audit and search of each. */
export async function giveTasks(
  cluster: TestCluster,
  customerId: string,
  count: number,
  description = '',
): Promise<void> {
  await cluster.rows('set statement_timeout = 0');
  await cluster.rows('alter table tickets disable trigger user');
  await cluster.rows(
    `with made as (
       insert into projects (id, created_at, updated_at, version, name, description, customer_id, status, priority, health)
       values (gen_random_uuid(), now(), now(), 1, 'Large', '', $1, 'active', 'medium', 'on_track') returning id)
     insert into tickets (id, created_at, updated_at, version, kind, number, project_id, title, description, status, priority, weight, position)
     select gen_random_uuid(), now(), now(), 1, 'task', 'T-' || n, made.id, 'Task ' || n || ' for the office in Greenville', $2, 'todo', 'medium', 3, n * 1024
     from made, generate_series(1, ${count}) as n`,
    [customerId, description],
  );
  await cluster.rows('alter table tickets enable trigger user');
  await cluster.rows('analyze tickets');
}
