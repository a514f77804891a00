import { filledReply, unknownPlaceholders } from './placeholders.js';

const values = { 'first name': 'Dana', 'ticket number': 'S-0007', 'ticket title': 'No toner', 'your name': 'Avery' };

describe('Placeholders of canned replies', () => {
  it('are filled in, whatever spaces stand in them', () => {
    expect(filledReply('Hello {{first name}}, about {{ ticket number }}: {{first name}}?', values)).toBe(
      'Hello Dana, about S-0007: Dana?',
    );
  });

  it('are filled with a text as it is', () => {
    expect(filledReply('{{ticket title}}', { ...values, 'ticket title': '$& {{your name}}' })).toBe(
      String.raw`$& \{\{your name\}\}`,
    );
    expect(filledReply('{{first name}}', { ...values, 'first name': '[Pay](https://evil.example)' })).toBe(
      String.raw`\[Pay\]\(https://evil.example\)`,
    );
  });

  it('that stand for nothing are named', () => {
    expect(unknownPlaceholders('{{first name}} {{nickname}} {{toString}} { {your name} }')).toEqual([
      '{{nickname}}',
      '{{toString}}',
    ]);
  });
});
