import type { ReportFilter, UserActor } from '@portal/contracts';
import { filterLabel } from './filter-labels.js';

const admin = { kind: 'user', role: 'admin' } as UserActor;
const words = (...filters: ReportFilter[]) =>
  filterLabel(admin, { source: 'tasks', columns: ['title'], filters, group_by: [], aggregates: [], sort: [] });

it('says what narrows a report with the labels of its columns and values as people read them', () => {
  expect(
    words(
      { column: 'title', operator: 'contains', value: 'cable' },
      { column: 'status', operator: 'in', value: ['in_progress', 'done'] },
      { column: 'weight', operator: 'gte', value: 3 },
      { column: 'due_date', operator: 'lte', value: '2026-11-30' },
      { column: 'due_date', operator: 'is_set', value: true },
      { column: 'assignee', operator: 'is_set', value: false },
    ).replaceAll('\u00a0', ' '),
  ).toBe(
    'Task contains “cable”; Status is one of in progress, done; Weight at least 3; Due on or before Nov 30, 2026; Due is filled in; Assignee is empty',
  );
  expect(words()).toBe('');
});
