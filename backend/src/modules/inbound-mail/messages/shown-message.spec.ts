import {
  address,
  inPrograms,
  marked,
  oursWith,
  parsedMail,
  wrote,
} from '../../../../test/support/mail/thread-mails.js';
import { ourMailToTeam } from '../../../../test/support/mail/our-mails-in-programs.js';
import { shownOf, type AnsweredThread, wordsOfSubject } from './shown-message.js';

const question = 'Which till is it, the left one or the right one?\nRobin';
const thread: AnsweredThread = {
  title: 'The till',
  messages: [{ text: question, isInternal: false }],
  isNote: false,
};
const subject = 'Re: [S-0042] The till - come on Tuesday (eom)';

describe('an answer whose words stand in its subject', () => {
  it.each([
    ...inPrograms('', oursWith(question)),
    ...inPrograms('-- \nDana Whitford', oursWith(question)).slice(0, 1),
    ...inPrograms('Sent from my iPhone', oursWith(question)),
    ['-- \nDana Whitford\nNeuse Bakery', 'plain'] as const,
  ])('is these words, whatever its program adds %#', async (text, type) => {
    const { markdown } = await parsedMail(text, type);
    expect(shownOf({ markdown, subject }, thread, 'customer')).toBe('come on Tuesday');
  });

  it('has a line of the quote that was changed', async () => {
    const changed = oursWith(question).replace('the left one or', 'x the left one or');
    const { markdown } = await parsedMail(`${wrote(address)}\n${marked(changed)}`, 'plain');
    expect(shownOf({ markdown, subject }, thread, 'customer')).toContain('x the left one');
  });

  it('is what was typed where something was', async () => {
    const [[text, type] = ['', '']] = inPrograms('The left one.', oursWith(question));
    const { markdown } = await parsedMail(text, type);
    expect(shownOf({ markdown, subject }, thread, 'customer')).toBe('The left one.');
  });
});

describe('a mail of a stranger that an admin files', () => {
  const note = 'This customer never pays on time.';
  const ofTeam = ourMailToTeam('ticket_note', note).text;

  it.each([
    ['quotes', 'Please look.', `Please look.\n\n${wrote(address)}\n${marked(ofTeam)}`],
    [
      'has below it, without marks, which is refused where no ticket tells its words',
      null,
      `Please look.\n\nFrom: ${address}\nSent: Friday\nTo: Robin\nSubject: x\n\n${ofTeam}`,
    ],
  ])('tells nothing of the note of the mail to the team that it %s', async (_, opened, text) => {
    const { markdown } = await parsedMail(text, 'plain');
    const noted = { ...thread, messages: [...thread.messages, { text: note, isInternal: true }] };
    expect(shownOf({ markdown, subject: 'Help' }, noted, null)).toBe('Please look.');
    expect(shownOf({ markdown, subject: 'Help' }, null, null)).toBe(opened);
  });

  it('shows the mail to a customer that it quotes, in a new ticket', async () => {
    const text = `Please look.\n\n${wrote(address)}\n${marked(oursWith(question))}`;
    const { markdown } = await parsedMail(text, 'plain');
    expect(shownOf({ markdown, subject: 'Help' }, null, null)).toContain('the left one or the right one');
  });
});

describe('what was typed into the subject of an answer', () => {
  it.each([
    ['Re: [S-0013] The till is stuck', ''],
    ['AW: Re: [S-0013] the till is stuck.', ''],
    ['Re[2]: The till is stuck', ''],
    ['[EXTERNAL] Re: [S-0013] The till is stuck', ''],
    ['RE: [EXT] EXTERNAL: The till is stuck', ''],
    ['No subject', ''],
    ['Re: [S-0013] The till is stuck - PLEASE CANCEL THE VISIT (eom)', 'PLEASE CANCEL THE VISIT'],
    ['Yes, Tuesday at 10 is fine. Was: [S-0013] The till is stuck', 'Yes, Tuesday at 10 is fine.'],
    ['Come on Thursday', 'Come on Thursday'],
  ])('%s', (subject, words) => {
    expect(wordsOfSubject(subject, 'The till is stuck')).toBe(words);
  });
});
