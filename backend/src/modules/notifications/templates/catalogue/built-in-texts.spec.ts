import { builtInText } from '../../../../../test/support/built-in-text.js';
import { checkText, renderText, type TextVariables } from '../../../../infrastructure/message-texts/index.js';
import { examplesOf, kindOf } from '../../template-admin/template-text.js';
import { templateCatalogue, type EditableName } from './index.js';

describe('the built-in text', () => {
  it.each(Object.entries(templateCatalogue))('%s is a text that may be saved', (_name, definition) => {
    for (const part of ['subject', 'title', 'body', 'action'] as const) {
      const source = definition.text[part];
      if (source === undefined) continue;
      const known = definition.variables
        .filter(({ mailOnly }) => part !== 'title' || !mailOnly)
        .map(({ name }) => name);
      expect(() => {
        checkText(kindOf(part), source, known);
      }).not.toThrow();
      expect(renderText(kindOf(part), source, examplesOf(definition))).not.toBe('');
    }
  });

  it.each(Object.entries(templateCatalogue))('%s has labels that an admin understands', (_name, { variables }) => {
    for (const { meaning } of variables) expect(meaning).not.toMatch(/^(?:What|Who|When|Why|How|Its?|Until)\b/);
  });

  it.each<[EditableName, TextVariables, string]>([
    ['task_assigned', { who: 'Ann', count: 1, task: 'Cables' }, 'Ann gave you the task “Cables”'],
    ['task_assigned', { who: 'Ann', count: 3, task: '' }, 'Ann gave you 3 tasks'],
    ['task_status', { who: 'Ann', count: 1, task: 'Cables', status: 'done' }, 'Ann moved your task “Cables” to done'],
    ['task_status', { who: 'Ann', count: 2, task: '', status: 'to do' }, 'Ann moved 2 of your tasks to to do'],
    ['comment_added', { who: 'Ann', task: 'Cables', internal: false }, 'Ann commented on “Cables”'],
    ['comment_added', { who: 'Ann', task: 'Cables', internal: true }, 'Ann wrote an internal comment on “Cables”'],
    ['milestone_approved', { who: 'Ann', milestone: 'M1', on_behalf: false }, 'Ann approved “M1”'],
    ['milestone_approved', { who: 'Ann', milestone: 'M1', on_behalf: true }, 'Ann approved “M1” on your behalf'],
    ['deal_accepted', { who: 'Dana', deal: 'D-1 “Care”', recorded_for: '' }, 'Dana accepted D-1 “Care”'],
    [
      'deal_accepted',
      { who: 'Ann', deal: 'D-1 “Care”', recorded_for: 'Dana' },
      'Ann recorded that Dana accepted D-1 “Care”',
    ],
    ['document_sent', { document: 'Agreement', to_sign: true }, 'Please read and sign “Agreement”'],
    ['document_sent', { document: 'Report', to_sign: false }, 'You have a new document: “Report”'],
  ])('%s with %j has the title %j', (name, variables, title) => {
    expect(renderText('line', templateCatalogue[name].text.title ?? '', variables)).toBe(title);
  });

  it.each<[EditableName, TextVariables, string]>([
    ['news', { count: 1, first: 'Ann approved “M1”', updates: '1 update', about: 'Network' }, 'Ann approved “M1”'],
    ['news', { count: 3, first: 'Ann approved “M1”', updates: '3 updates', about: 'Network' }, '3 updates on Network'],
    ['digest', { period: 'hour', updates: '1 update' }, 'Your hour at Pamlico IT: 1 update'],
    ['consultation_alert', { reference: 'C-1', type: 'Strategy', urgent: true }, 'URGENT: New request C-1: Strategy'],
    ['consultation_alert', { reference: 'C-1', type: 'Strategy', urgent: false }, 'New request C-1: Strategy'],
    ['scheduled_report', { about: 'Weights' }, 'Weights'],
  ])('%s with %j has the subject %j', (name, variables, subject) => {
    expect(builtInText(name, variables)[0]).toBe(subject);
  });

  it('of a monthly report without a summary has no paragraph for it', () => {
    const variables = { greeting: 'Hello,', month: 'October 2026', company: 'Bakery', summary: '' };
    expect(builtInText('monthly_report', variables).slice(1, -1)).toEqual([
      'Hello,',
      'Here is what we did for Bakery in October 2026.',
      'The whole report is attached as a PDF.',
    ]);
  });
});
