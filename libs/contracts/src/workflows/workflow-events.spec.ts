import { fieldsFor, workflowEventNames, workflowEvents } from './workflow-events.js';
import { settableFields, workflowRecordKinds } from './workflow-records.js';

const repeated = (fields: readonly { label: string }[]): string[] => {
  const labels = fields.map(({ label }) => label);
  return labels.filter((label, at) => labels.indexOf(label) !== at);
};

describe('the fields that a workflow is offered', () => {
  it.each(workflowEventNames)('of %s have labels that tell them apart', (name) => {
    expect(repeated(fieldsFor(workflowEvents[name].record, name))).toEqual([]);
  });

  it.each(workflowRecordKinds)('of a %s have labels that tell them apart', (kind) => {
    expect(repeated(fieldsFor(kind))).toEqual([]);
    expect(repeated(settableFields(kind))).toEqual([]);
  });

  it('say which value is of the moment of the event', () => {
    const labels = new Map(fieldsFor('ticket', 'ticket.opened').map(({ path, label }) => [path, label]));
    expect(labels.get('record.priority')).toBe('Priority');
    expect(labels.get('event.priority')).toBe('At that moment: priority');
  });
});
