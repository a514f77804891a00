import { renderTemplate, fillInAll } from './step-texts.js';

const variables = {
  record: { number: 'S-0001', title: '<b>Dark</b>', due_at: '2026-03-10T17:30:00.000Z', lines: ['a', 'b'] },
};

describe('texts of workflows', () => {
  it.each([
    ['{{ record.number }}: {{ record.title }}', 'S-0001: <b>Dark</b>'],
    ['{{ record.missing }}', ''],
    ['{{ record.due_at | date: "%A at %-I:%M %p" }}', 'Tuesday at 1:30 PM'],
    ['{% if record.number == "S-0001" %}yes{% endif %}', 'yes'],
    ['{{ record.constructor.name }}', ''],
    ['{{ record.__proto__ }}', ''],
    ['no template', 'no template'],
  ])('“%s” becomes “%s”', (text, expected) => {
    expect(renderTemplate(text, variables)).toBe(expected);
  });

  it.each([
    ['{% for i in (1..100000000) %}x{% endfor %}', 'limit'],
    ['{% include "secret" %}', 'tag "include" not found'],
    ['{{ record.number | nothing }}', 'undefined filter'],
    ['{{ record.number', 'not closed'],
  ])('“%s” is refused with a sentence', (text, reason) => {
    expect(() => renderTemplate(text, variables)).toThrow(
      expect.objectContaining({ code: 'workflow.bad_template', message: expect.stringContaining(reason) as string }),
    );
  });

  it('are filled in at every depth', () => {
    const step = { title: '{{ record.number }}', recipients: [{ user_id: '{{ record.number }}', isNew: true }] };
    expect(fillInAll(step, variables)).toEqual({ title: 'S-0001', recipients: [{ user_id: 'S-0001', isNew: true }] });
  });
});
