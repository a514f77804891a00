import { processorTimeOf } from '../../../../test/support/processor-time.js';
import {
  address,
  footer,
  inPrograms,
  marked,
  oursWith,
  shownOfThread as shown,
  wrote,
} from '../../../../test/support/mail/thread-mails.js';

describe('an answer within a mail of ours stays:', () => {
  const form =
    'Which time is right for you?\n\n( ) Monday 8 AM\n\n( ) Tuesday 9 AM\n\nDelete what is wrong: red / green / blue\n\nYour name: ____________\n\nRobin Miles\n(252) 555-0142';

  it.each([
    ['a tick', '( ) Tuesday', '(x) Tuesday'],
    ['a tick by a sign', '( ) Tuesday', '(✓) Tuesday'],
    ['a tick in the first line', 'Which time', 'X Which time'],
    ['words taken away', 'red / green / blue', 'green'],
    ['a line filled in', 'name: ____________', 'name: Mia M.'],
    ['words below a line', 'for you?', 'for you?\n\n4 PM on Friday'],
    ['words behind a line', 'for you?', 'for you? 4 PM on Friday'],
  ])('%s', async (_, from, to) => {
    const words = to.match(/Tuesday|X Which|green|Mia M|Friday/)?.[0] ?? '';
    for (const [text, type] of inPrograms('Done', oursWith(form, 'Robin Miles').replace(from, to)))
      expect(await shown(text, type, [form])).toContain(words);
    for (const [text, type] of inPrograms('Done', oursWith(form, 'Robin Miles')))
      expect(await shown(text, type, [form])).toBe('Done');
  });

  it.each([
    ['below our greeting', '<p>Robin Miles wrote', '<p>Friday suits</p><p>Robin Miles wrote'],
    ['below the last line', '<p>Ticket:', '<p>Friday suits</p><p>Ticket:'],
    ['above the first line', '<p>Which time', '<p>Friday suits</p><p>Which time'],
    ['before the first line', '<p>Which time', '<p>Friday suits. Which time'],
    ['before another line', '<p>Delete', '<p>Friday suits. Delete'],
  ])('words %s', async (_, from, to) => {
    for (const [text, type] of inPrograms('Done', oursWith(form, 'Robin Miles')).filter(([, kind]) => kind === 'html'))
      expect(await shown(text.replace(from, to), type, [form])).toContain('Friday suits');
  });

  it('short labels that are filled in', async () => {
    const labels = 'Please fill in for us:\n\nName:\n\n- Room:\n\nDay?\n\nPC ___';
    const filled = (text: string): string[] =>
      [
        ['Name:', 'Name: Mia'],
        ['Room:', 'Room: 12'],
        ['Day?', 'Day? Fri'],
        ['PC ___', 'PC 4'],
      ].map(([from = '', to = '']) => text.replace(from, to));
    for (const [at, mail] of filled(oursWith(labels)).entries())
      for (const [text, type] of inPrograms('Done', mail))
        expect(await shown(text, type, [labels])).toContain(['Mia', '12', 'Fri', 'PC 4'][at]);
    for (const [text, type] of inPrograms('Done', oursWith(labels)))
      expect(await shown(text, type, [labels])).toBe('Done');
  });

  it('words struck out in a quote', async () => {
    const struck = (html: string): string => html.replace('Tuesday 9 AM', '<s>Tuesday 9 AM</s>');
    for (const [text, type] of inPrograms('Not the struck ones.', oursWith(form, 'Robin Miles')))
      if (type === 'html') expect(await shown(struck(text), type, [form])).toContain('~~Tuesday 9 AM~~');
  });

  it('a new item of a list', async () => {
    const list =
      'Please tell us:\n\n1. Which model of the scanner is it exactly?\n2. Which firmware does it have now?\n\nThen we send a new one.';
    const html = `<p>Robin wrote:</p><p>Please tell us:</p><ol><li>Which model of the scanner is it exactly?</li><li>A-100</li><li>Which firmware does it have now?</li></ol><p>Then we send a new one.</p><p>${footer.replace('-- \n', '').replace(/\n/g, '<br>')}</p>`;
    const mail = `<div>Hi</div><div class="gmail_quote"><div class="gmail_attr">${wrote('Pamlico IT')}<br></div><blockquote class="gmail_quote">${html}</blockquote></div>`;
    expect(await shown(mail, 'html', [list])).toContain('A-100');
    expect(await shown(mail.replace('<li>A-100</li>', ''), 'html', [list])).toBe('Hi');
  });

  it.each([
    wrote(address),
    'Op do 26 nov 2026 om 09:00 schreef Pamlico IT <hello@pamlico-it.example>:',
    'Pamlico IT <hello@pamlico-it.example> escreveu (quinta, 26/11/2026 à(s) 09:00):',
  ])('one between quoted lines, with its question and without the line that names us: %s', async (head) => {
    const quoted = marked(oursWith(form, 'Robin Miles')).replace('> ( ) Monday', '\nAt nine.\n\n> ( ) Monday');
    const answer = await shown(`${head}\n${quoted}`, 'plain', [form]);
    expect(answer).toMatch(/> Which time is right for you\?[^]*At nine\.[^]*Tuesday/);
    expect(answer).not.toMatch(/wrote:.*hello|schreef|escreveu/);
  });

  it('and has no later answer keep its quote', async () => {
    const first = 'Which till is it at the front?\n\nHow long has it been frozen?\n\nDoes it show an error?\n\nRobin';
    const answered = `${wrote(address)}\n${marked('Which till is it at the front?')}\nThe left one.\n${marked('Does it show an error?')}\nError 31.`;
    expect(await shown(answered, 'plain', [first])).toMatch(/left one[^]*Error 31/);
    const stored = await shown(answered, 'plain', [first]);
    for (const [text, type] of inPrograms('It works again.', oursWith(first)))
      expect(await shown(text, type, [first, stored])).toBe('It works again.');
  });
});

describe('an answer in a thread of long messages is read soon', () => {
  const messages = Array.from({ length: 20 }, (_, n) =>
    Array.from({ length: 500 }, (__, at) => `line number ${at} of message ${n}`).join('\n'),
  );

  it.each([
    ['many heads of mails', 'x\n\nFrom: a\nSent: b\nTo: c\n'.repeat(2_150)],
    ['a word without an end', `x\n\n> ${'a'.repeat(90_000)}`],
  ])('with %s', async (_, text) => {
    expect(await processorTimeOf(() => shown(text, 'plain', messages))).toBeLessThan(6_000);
  });

  it('with a long name of a sender', async () => {
    const text = `x\n\nFrom: ${'a'.repeat(49_000)}\nSent: b\nTo: c\n\nd`;
    expect(await processorTimeOf(() => shown(text, 'plain', ['b']))).toBeLessThan(1_500);
  });
});
