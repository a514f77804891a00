import { processorTimeOf } from '../../../../test/support/processor-time.js';
import {
  address,
  footer,
  head,
  inPrograms,
  marked,
  oursWith,
  parsedMail,
  wrote,
} from '../../../../test/support/mail/thread-mails.js';
import { publicAnswer, type ThreadMessage } from './public-answer.js';
import { shownInThread } from './thread-answer.js';

const TOKEN = '01a22176-181d-7009-ad9d-57c92d8171a2.tickets.lUpEXCR_Ted0_xKxFFEgB7FW0WmsIrft7IB7ShdUhXk';
/** A mail to the team with a message. */
const toTeam = (text: string, who: string): string =>
  oursWith(text, who)
    .replace('Priority: medium', 'Priority: medium\nFrom: Dana Whitford\nCompany: Neuse Bakery')
    .replace(
      /You can also.*/,
      'Open the ticket:\nhttps://portal.example/admin/support/01a2\n\nIf you reply to this mail, the customer gets your answer.',
    )
    .replace(
      footer,
      `${footer}\nUnsubscribe, or choose when mail like this comes: https://portal.example/unsubscribe/${TOKEN}`,
    );

const question = 'The fax does not answer since the storm.\n\nIs the red light meant to be on?';
const note = 'This customer never pays on time.\n\nWe bill them double.\n\nPIN 42';
const told: ThreadMessage[] = [
  { text: note, isInternal: true },
  { text: question, isInternal: false },
];
/** An answer in which a customer's program put its header above our mail, as Outlook does. */
const withHeader: ThreadMessage = {
  text: `-----Original Message-----\nFrom: Pamlico IT Services\nSent: Friday\nTo: Dana Whitford\nSubject: x\n\n[S-0042] The till\n\nHello Dana,\n\nRobin wrote:\n\nIt is the left one.\nYes.\n\nTicket: S-0042 The till\nPriority: medium\n\nOpen your ticket:\nhttps://portal.example/customer/support/01a2\n\nYou can also answer by replying to this mail.`,
  isInternal: false,
};

const shown = async (text: string, type: string, messages: readonly ThreadMessage[]): Promise<string> => {
  const { markdown } = await parsedMail(text, type);
  const answer = shownInThread(
    markdown,
    messages.map((message) => message.text),
  );
  return publicAnswer(answer, messages, 'The till')?.replace(/\n+/g, '\n') ?? 'refused';
};

describe('an admin’s answer by mail, to customers', () => {
  it('is without the mail that it quotes, also after an answer with a header within', async () => {
    for (const [text, type] of inPrograms('We come on Tuesday.', toTeam(question, 'Dana Whitford')))
      for (const messages of [told, [withHeader, ...told]])
        expect(await shown(text, type, messages)).toBe('We come on Tuesday.');
  });

  it.each([
    ['as it is', (text: string) => text],
    ['with a changed line', (text: string) => text.replace('bill them double', 'bill them double or triple')],
    ['with an answer within', (text: string) => text.replace('We bill', 'No!\n\nWe bill')],
    ['with a short line alone', (text: string) => text.replace(/This customer[^]*double\./, 'Which one?')],
  ])('has nothing of an internal note that it quotes %s', async (_, change) => {
    for (const [text, type] of inPrograms('We come on Tuesday.', change(toTeam(note, 'Blake Second'))))
      for (const messages of [told, [withHeader, ...told]])
        expect(await shown(text, type, messages)).not.toMatch(/pays|double|PIN|unsubscribe\//i);
  });

  it('between the lines of a mail is shown without what only the team’s mails have', async () => {
    const quoted = marked(toTeam(question, 'Dana Whitford'));
    const within = quoted.replace('> Is the red light', '\nWe look at it on Monday.\n\n> Is the red light');
    const answer = await shown(`${wrote(address)}\n${within}`, 'plain', told);
    expect(answer).toContain('We look at it on Monday.');
    expect(answer).not.toMatch(/unsubscribe|Company|customer gets|admin\/support/i);
  });

  it('has nothing of a deleted note of a workflow, whose mail has our name alone above it', () => {
    const mails = [toTeam(question, 'Dana Whitford'), toTeam('We bill them triple.', 'Pamlico IT Services')];
    const quoted = marked(mails.join('\n')).replace('> Is the red light', '> OK.\n> Is the red light');
    const answer = publicAnswer(`We come.\n\n${wrote(address)}\n${quoted}`, told, 'The till');
    expect(answer).toContain('We come.');
    expect(answer).not.toContain('triple');
  });

  it.each<[string, string, string, string?]>([
    ['struck words', note, '> This customer ~~never~~ always pays'],
    [
      'umlauts that are composed otherwise',
      'Die Müllers zahlen nie.',
      `> ${'Die Müllers zahlen nie.'.normalize('NFD')}`,
    ],
    ['another sign of an item', '- PIN 42', '> o PIN 42'],
    ['words that a message has as parts of others', 'Never paid.', '> Never paid.', 'Whenever paid, we get a receipt.'],
    ['a note that is gone', 'x', '> We bill them double.'],
    ['who asks', 'x', '> From\tDana Whitford\n> Company\tNeuse Bakery'],
    ['what only mails to the team say', 'x', '> LATE: [S-0042] The till\n> The time for the first answer has passed.'],
    [
      'a checked link',
      'x',
      `> https://checked.example/?url=https%3A%2F%2Fportal.example%2Funsubscribe%2F${TOKEN}&data=1`,
    ],
    ['a link in two lines', 'x', `> https://portal.example/unsubscribe/${TOKEN.replace('.tickets.', '.tickets.\n> ')}`],
  ])('has no marked line that customers have not read: %s', async (_, internal, quoted, more = '') => {
    const messages = [...told.slice(1), { text: internal, isInternal: true }, { text: more, isInternal: false }];
    const text = `We come.\n\n${wrote(address)}\n${quoted}\n\nPlease restart it.\n\n> Is the red light meant to be on?\n\nYes.`;
    const answer = 'We come.\nPlease restart it.\n> Is the red light meant to be on?\nYes.';
    expect(await shown(text, 'plain', messages)).toBe(answer);
  });

  it('has no internal note that is quoted within an item', () => {
    expect(publicAnswer('- We come\n  > We bill them double.\n\nYes.', told, 'The till')).toBe('- We come\n\nYes.');
  });

  const within = (text: string, typed: string) =>
    `See below.\n\n${head(address)}${text.replace('Is the red', `${typed}\n\nIs the red`)}`;

  it.each([
    'The red one? We look at it on Monday.',
    'Ticket S-0050 is the same fault, we go on there.',
    'From: Monday on we are closed.',
  ])('keeps what was typed between the unmarked lines of a message: %s', async (typed) => {
    const [first = '', second = ''] = question.split('\n\n');
    expect(await shown(within(toTeam(question, 'Dana Whitford'), typed), 'plain', told)).toBe(
      `See below.\n> ${first}\n${typed}\n> ${second}`,
    );
  });

  it('keeps what was typed below an unmarked mail', async () => {
    const below = `${head(address)}${toTeam(question, 'Dana Whitford')}\n\nWe come, see https://portal.example/admin/support/9.`;
    expect(await shown(below, 'plain', told)).toBe('We come, see https://portal.example/admin/support/9.');
  });

  it('is refused where what was typed may be of an internal note', async () => {
    const say = [...told, { text: 'Tell Dana: We come on Tuesday.', isInternal: true }];
    const german = head(address).replace('From', 'Von').replace('Sent', 'Gesendet').replace('To', 'An');
    const cut = `We come.\n\n${german}This customer never pays. OK!\n\nPlease restart it.`;
    const gone = within(toTeam('We bill them triple.\n\nIs the red one hers?', 'Blake Second'), 'Yes.');
    expect(await shown(within(toTeam(question, 'Dana Whitford'), 'We come on Tuesday.'), 'plain', say)).toBe('refused');
    expect(await shown(cut, 'plain', told)).toBe('refused');
    expect(await shown(gone, 'plain', told)).toBe('refused');
  });

  it.each(['the supplier wrote:', 'From: the supplier', '[S-0050] is the same:'])(
    'keeps typed words below “%s”',
    async (line) => {
      const typed = `Hello Dana,\n${line}\nWe bill them double.\nS-0050 is older, see the ticket.`;
      expect(await shown(typed.replaceAll('\n', '\n\n'), 'plain', told)).toBe(
        typed.replace('[S-0050]', '\\[S-0050\\]'),
      );
    },
  );

  it('is read soon with lines of a hundred thousand signs', async () => {
    const long = `${'='.repeat(100_000)}\n> ${'- '.repeat(50_000)}`;
    expect(publicAnswer(long, told, 'The till')).toBe(long.trim());
    expect(await processorTimeOf(() => publicAnswer(long, told, 'The till'))).toBeLessThan(2_000);
  });

  it.each([
    ['pasted', 'This customer never pays on time.'],
    [
      'below the name of who wrote it',
      'We come.\n\nBlake Second wrote:\n\nThis customer never pays on time.\n\nDo we charge?',
    ],
    [
      'in a quote that a program wrote as one paragraph',
      'We come. Blake wrote: This customer never pays on time. PIN 42',
    ],
    ['broken otherwise', 'We come. This customer\nnever pays **on time**.'],
  ])('is refused with a line of a note that has no marks: %s', async (_, text) => {
    expect(await shown(text, 'plain', told)).toBe('refused');
  });

  it('knows a line of a note from 20 letters and digits on', async () => {
    for (const [line, answer] of [
      ['Ask them for 2 deposits', 'Ask them for 2 deposits'],
      ['Ask them for 20 deposits', 'refused'],
    ] as const)
      expect(await shown(line, 'plain', [{ text: line, isInternal: true }])).toBe(answer);
  });

  it('keeps short words that a note has, too, and those that customers have read', async () => {
    const read = [...told, { text: 'Sorry. This customer never pays on time.', isInternal: false }];
    expect(await shown('PIN 42', 'plain', told)).toBe('PIN 42');
    expect(await shown('This customer never pays on time.', 'plain', read)).toBe('This customer never pays on time.');
  });
});

it('no mail shows the address by which whoever has it chooses what mails its reader gets', async () => {
  for (const [text, type] of inPrograms('x', toTeam(question, 'Dana Whitford')))
    expect((await parsedMail(text, type)).markdown('whole')).not.toContain(TOKEN.slice(-10));
  const other = 'See https://news.example/unsubscribe/01a22176-181d-7009-ad9d-57c92d8171a2';
  expect((await parsedMail(other, 'plain')).markdown('whole')).toBe(other);
});
