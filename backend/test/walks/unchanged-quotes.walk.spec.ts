import { answerInPrograms, ourMailToTeam } from '../support/mail/our-mails-in-programs.js';
import { parsedMail } from '../support/mail/thread-mails.js';
import { publicAnswer, type ThreadMessage } from '../../src/modules/inbound-mail/messages/public-answer.js';
import { shownInThread } from '../../src/modules/inbound-mail/messages/thread-answer.js';

const question = 'The fax does not answer since the storm.\n\nIs the red light meant to be on?';
const note = 'This customer never pays on time.\n\nWe bill them double.';
const told: ThreadMessage[] = [
  { text: note, isInternal: true },
  { text: question, isInternal: false },
  { text: 'We looked at it.\n\nRobin Miles\nPamlico IT Services', isInternal: false },
];
const signature = '-- \nRobin Miles\nPamlico IT Services\n(252) 555-0142';
const mails = {
  'a new ticket': ourMailToTeam('ticket_opened', question),
  'a customer’s message': ourMailToTeam('ticket_answer', question),
  'an internal note': ourMailToTeam('ticket_note', note),
  'an assignment': ourMailToTeam('ticket_assigned', ''),
  'a promise that is late': ourMailToTeam('ticket_breached', ''),
};

async function shown(type: string, text: string): Promise<string> {
  const { markdown } = await parsedMail(text, type);
  const answer = shownInThread(
    markdown,
    told.map((message) => message.text),
  );
  return (publicAnswer(answer, told, 'The till') ?? 'refused').replace(/\n+/g, '\n');
}

describe.each(Object.entries(mails))('an admin’s answer above the mail of %s as it was, to customers', (_, mail) => {
  it.each([
    ['alone', 'We come on Tuesday.', ''],
    ['that speaks of what stands below', 'Please see the steps below:\n\nRestart it.', ''],
    ['with a signature above the mail', 'See the steps below:\n\nRestart it.\n\nRobin Miles\nPamlico IT Services', ''],
    ['that names us', 'Pamlico IT Services comes on Tuesday.\n\nPlease see the steps below.', ''],
    ['with a signature below the mail', 'We come on Tuesday.', signature],
  ])('is what was typed: %s', async (_name, typed, below) => {
    const answers: Record<string, string> = {};
    for (const [program, [type, text]] of Object.entries(answerInPrograms(typed, mail, below)))
      answers[program] = (await shown(type, text)).replace(
        /\n(?:\\?-- ?\n)?Robin Miles\nPamlico IT Services\n\(252\) 555-0142$/,
        '',
      );
    expect(answers).toEqual(
      Object.fromEntries(Object.keys(answers).map((program) => [program, typed.replace(/\n+/g, '\n')])),
    );
  });
});

it.each(['ticket_opened', 'ticket_answer'] as const)(
  'an admin’s answer within the mail of %s is shown, also where the program marks it like the quote',
  async (name) => {
    const mail = ourMailToTeam(name, question);
    const answered = {
      html: mail.html.replace(/<p [^>]*>Is the red/, '<p>We look.</p>$&'),
      text: mail.text.replace('Is the red', 'We look.\n\nIs the red'),
    };
    const shownIn: Record<string, string> = {};
    for (const [program, [type, text]] of Object.entries(answerInPrograms('See below.', answered)))
      shownIn[program] = (await shown(type, text))
        .replace(/^On .*(?:\n?.*wrote:)\n|^Am .*\n.*\n/m, '')
        .replace(/^>? *(?=We look)/m, '')
        .replace(/^>$\n?/gm, '')
        .trim();
    const [first, second] = question.split('\n\n');
    const expected = `See below.\n> ${first}\nWe look.\n> ${second}`;
    expect(shownIn).toEqual(Object.fromEntries(Object.keys(shownIn).map((program) => [program, expected])));
  },
);
