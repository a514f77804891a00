import { processorTimeOf } from '../../../test/support/processor-time.js';
import {
  address,
  footer,
  inPrograms,
  marked,
  oursWith,
  parsedMail,
  wrote,
} from '../../../test/support/thread-mails.js';
import { publicAnswer, type ToldMessage } from './public-answer.js';
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
const told: ToldMessage[] = [
  { text: note, isInternal: true },
  { text: question, isInternal: false },
];
/** An answer in which a customer's program put its header above our mail, as Outlook does. */
const withHeader: ToldMessage = {
  text: `-----Original Message-----\nFrom: Pamlico IT Services\nSent: Friday\nTo: Dana Whitford\nSubject: x\n\n[S-0042] The till\n\nHello Dana,\n\nRobin wrote:\n\nIt is the left one.\nYes.\n\nTicket: S-0042 The till\nPriority: medium\n\nOpen your ticket:\nhttps://portal.example/customer/support/01a2\n\nYou can also answer by replying to this mail.`,
  isInternal: false,
};

const shown = async (text: string, type: string, messages: readonly ToldMessage[]): Promise<string> => {
  const { markdown } = await parsedMail(text, type);
  const answer = shownInThread(
    markdown,
    messages.map((message) => message.text),
  );
  return publicAnswer(answer, messages).replace(/\n+/g, '\n');
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

  it('is read soon with lines of a hundred thousand signs', async () => {
    const long = `${'='.repeat(100_000)}\n> ${'- '.repeat(50_000)}`;
    expect(publicAnswer(long, told)).toBe(long.trim());
    expect(await processorTimeOf(() => publicAnswer(long, told))).toBeLessThan(2_000);
  });

  it('keeps typed words that a note has, too', async () => {
    expect(await shown('This customer never pays on time.', 'plain', told)).toBe('This customer never pays on time.');
  });
});

it('no mail shows the address by which whoever has it chooses what mails its reader gets', async () => {
  for (const [text, type] of inPrograms('x', toTeam(question, 'Dana Whitford')))
    expect((await parsedMail(text, type)).markdown('whole')).not.toContain(TOKEN.slice(-10));
  const other = 'See https://news.example/unsubscribe/01a22176-181d-7009-ad9d-57c92d8171a2';
  expect((await parsedMail(other, 'plain')).markdown('whole')).toBe(other);
});
