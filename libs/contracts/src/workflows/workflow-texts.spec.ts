import { WorkflowAction } from './workflow-actions.js';
import { Condition } from './workflow-conditions.js';

describe('texts of workflows', () => {
  it.each([
    ['a message', WorkflowAction, { type: 'add_comment', body: 'a\u0000' }],
    ['half a character', WorkflowAction, { type: 'add_comment', body: 'a\ud83c' }],
    ['a chosen record', WorkflowAction, { type: 'assign', user_id: 'a\u0000' }],
    ['a value', WorkflowAction, { type: 'set_field', field: 'title', value: 'a\u0000' }],
    ['an address', WorkflowAction, { type: 'call_webhook', url: 'https://example.com/a\u0000' }],
    ['a compared value', Condition, { field: 'record.title', operator: 'is', value: 'a\u0000' }],
    ['a list of values', Condition, { field: 'record.title', operator: 'in', value: ['a\u0000'] }],
  ])('refuse what no database keeps: %s', (_, schema, value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });

  it('say of an address that is too long just that', () => {
    const url = `https://example.com/${'a'.repeat(3_000)}`;
    const { error } = WorkflowAction.safeParse({ type: 'call_webhook', url });
    expect(error?.issues.map(({ message }) => message)).toEqual(['At most 2000 characters']);
  });
});
