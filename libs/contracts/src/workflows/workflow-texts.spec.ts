import { workflowAction } from './workflow-actions.js';
import { condition } from './workflow-conditions.js';

describe('texts of workflows', () => {
  it.each([
    ['a message', workflowAction, { type: 'add_comment', body: 'a\u0000' }],
    ['half a character', workflowAction, { type: 'add_comment', body: 'a\ud83c' }],
    ['a chosen record', workflowAction, { type: 'assign', user_id: 'a\u0000' }],
    ['a value', workflowAction, { type: 'set_field', field: 'title', value: 'a\u0000' }],
    ['an address', workflowAction, { type: 'call_webhook', url: 'https://example.com/a\u0000' }],
    ['a compared value', condition, { field: 'record.title', operator: 'is', value: 'a\u0000' }],
    ['a list of values', condition, { field: 'record.title', operator: 'in', value: ['a\u0000'] }],
  ])('refuse what no database keeps: %s', (_, schema, value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });

  it('say of an address that is too long just that', () => {
    const url = `https://example.com/${'a'.repeat(3_000)}`;
    const { error } = workflowAction.safeParse({ type: 'call_webhook', url });
    expect(error?.issues.map(({ message }) => message)).toEqual(['At most 2000 characters']);
  });
});
