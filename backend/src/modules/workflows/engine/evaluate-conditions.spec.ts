import type { ConditionGroup } from '@portal/contracts';
import { describeFailing, findFailing } from './evaluate-conditions.js';
import type { ConditionContext } from './condition-context.js';

const now = new Date('2026-03-10T15:00:00Z');

const facts: ConditionContext = {
  event: { to: 'closed', changes: { priority: { from: 'low', to: 'urgent' } } },
  record: {
    priority: 'urgent',
    title: 'The Oven is dark',
    note: 'Wait.. 50% of a_b in C:\\new $&',
    weight: 3,
    labels: ['network', 'vip'],
    assignee_id: null,
    manager_id: '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b',
    due_date: '2026-03-20',
    resolution: { due_at: '2026-03-10T17:30:00Z' },
    status: 'closed',
  },
  actor: { kind: 'user', id: 'u1', role: 'customer' },
  time: { is_business_hours: false, weekday: 'tuesday', hour: 11 },
};

const holds = (tree: ConditionGroup): boolean => findFailing(tree, facts, now) === null;
const one = (field: string, operator: never, value?: unknown): ConditionGroup =>
  ({ match: 'all', conditions: [{ field, operator, value }] }) as ConditionGroup;

describe('conditions of workflows', () => {
  it.each([
    ['record.priority', 'is', 'urgent', true],
    ['record.priority', 'is', 'low', false],
    ['record.priority', 'is_not', 'low', true],
    ['record.assignee_id', 'is_not', 'u1', true],
    ['record.priority', 'in', ['high', 'urgent'], true],
    ['record.priority', 'in', ['low'], false],
    ['record.title', 'contains', 'oven', true],
    ['record.title', 'contains', '..', false],
    ['record.title', 'contains', 'o.en', false],
    ['record.title', 'contains', '%', false],
    ['record.title', 'contains', 'O_en', false],
    ['record.title', 'contains', '\\', false],
    ['record.title', 'contains', '.*', false],
    ['record.note', 'contains', '..', true],
    ['record.note', 'contains', '50%', true],
    ['record.note', 'contains', '5_%', false],
    ['record.note', 'contains', 'a_b', true],
    ['record.note', 'contains', 'aXb', false],
    ['record.note', 'contains', 'c:\\new', true],
    ['record.note', 'contains', '\\\\', false],
    ['record.note', 'contains', '$&', true],
    ['record.note', 'is', 'Wait.. 50% of a_b in C:\\new $&', true],
    ['record.labels', 'contains', 'vip', true],
    ['record.labels', 'contains', 'vi', false],
    ['record.weight', 'gt', 2, true],
    ['record.weight', 'gt', 3, false],
    ['record.weight', 'lt', 4, true],
    ['record.due_date', 'gt', '2026-03-19', true],
    ['record.resolution.due_at', 'lt', '2026-03-10T13:31:00-04:00', true],
    ['record.resolution.due_at', 'gt', '2026-03-10T13:29:00-04:00', true],
    ['record.resolution.due_at', 'gt', '2026-03-10T13:30:00-04:00', false],
    ['record.title', 'gt', 3, false],
    ['record.assignee_id', 'is_set', false, true],
    ['record.assignee_id', 'is_set', undefined, false],
    ['record.title', 'is_set', true, true],
    ['record.priority', 'changed_to', 'urgent', true],
    ['record.priority', 'changed_to', 'low', false],
    ['record.status', 'changed_to', 'closed', true],
    ['record.weight', 'changed_to', 3, false],
    ['record.due_date.days_from_now', 'is', 10, true],
    ['record.resolution.due_at.hours_from_now', 'is', 2.5, true],
    ['record.resolution.due_at.hours_from_now', 'lt', 2, false],
    ['time.is_business_hours', 'is', false, true],
    ['actor.role', 'is', 'customer', true],
    ['record.constructor.name', 'is_set', true, false],
  ] as const)('%s %s %j: %s', (field, operator, value, expected) => {
    expect(holds(one(field, operator as never, value))).toBe(expected);
  });

  it('nest: all, any and none, and an empty group holds', () => {
    const [yes, no] = [
      { field: 'record.weight', operator: 'is', value: 3 },
      { field: 'record.weight', operator: 'is', value: 4 },
    ] as const;
    const table: [ConditionGroup, boolean][] = [
      [{ match: 'all', conditions: [yes, no] }, false],
      [{ match: 'any', conditions: [no, yes] }, true],
      [{ match: 'any', conditions: [no, no] }, false],
      [{ match: 'none', conditions: [no, no] }, true],
      [{ match: 'none', conditions: [no, yes] }, false],
      [{ match: 'all', conditions: [] }, true],
      [{ match: 'any', conditions: [] }, true],
      [
        { match: 'all', conditions: [yes, { match: 'none', conditions: [{ match: 'any', conditions: [no, yes] }] }] },
        false,
      ],
      [
        {
          match: 'any',
          conditions: [
            { match: 'all', conditions: [yes, no] },
            { match: 'none', conditions: [no] },
          ],
        },
        true,
      ],
    ];
    expect(table.map(([tree]) => holds(tree))).toEqual(table.map(([, expected]) => expected));
  });

  it('say why they do not hold', () => {
    const sentence = (tree: ConditionGroup): string => {
      const failing = findFailing(tree, facts, now);
      return failing ? describeFailing(failing, facts, now).sentence : 'holds';
    };
    expect([
      sentence(one('record.priority', 'is' as never, 'low')),
      sentence(one('record.weight', 'gt' as never, 5)),
      sentence(one('record.assignee_id', 'is_set' as never, true)),
      sentence(one('record.priority', 'is_not' as never, 'urgent')),
      sentence({ match: 'none', conditions: [{ field: 'record.weight', operator: 'is', value: 3 }] }),
      sentence(one('time.is_business_hours', 'is' as never, true)),
      sentence(one('record.status', 'in' as never, ['in_progress', 'on_hold'])),
      sentence(one('record.note', 'contains' as never, 'snake_case %')),
      sentence(one('record.manager_id', 'is' as never, '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5c')),
      sentence(one('record.manager_id', 'is_not' as never, facts.record['manager_id'])),
    ]).toEqual([
      'Priority is urgent, not low',
      'Weight is 3, not more than 5',
      'Assignee is empty, which must be filled in',
      'Priority is urgent, which it must not be',
      'Weight is 3, which must not be so',
      'Not within business hours',
      'Status is closed, not one of in progress, on hold',
      'Note is Wait.. 50% of a_b in C:\\new $&, which does not contain snake_case %',
      'Manager is another one, not the chosen one',
      'Manager is the chosen one, which it must not be',
    ]);
  });
});
