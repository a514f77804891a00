import { commentInMail, textOfComment } from '../../../../infrastructure/wording/comment-body.js';
import { markdownOfHtml } from '../html/html-markdown.js';
import { isAnsweredWithin } from './inline-answers.js';

const question = 'Hello Dana,\n\nWhich till is it?\nSince when does it freeze?\n\nAvery';
const head = 'See my answers.\n\nFrom: Pamlico IT\nSent: Thursday\nTo: Dana\n\nA new answer to S-0042\n\n';
const quoted = (text: string): string => `${head}${text}\n\nOpen the ticket: https://portal.test/1`;

describe('a mail that quotes a message', () => {
  it.each([
    ['with an answer below each question', quoted(question.replaceAll('?', '?\nNumber 4.')), true],
    ['with a short answer', quoted(question.replace('is it?', 'is it? \n4')), true],
    ['with an answer behind a question', quoted(question.replace('is it?', 'is it? THE LEFT ONE')), true],
    ['with one behind a broken question', quoted(question.replace('does it freeze?', 'does\nit freeze? MONDAY')), true],
    ['with the address of a link repeated', quoted(question.replace('is it?', 'is it? <https://a.example/b>')), false],
    ['with its lines joined', quoted(question.replaceAll('\n', ' ')), false],
    ['as it is', quoted(question), false],
    ['with other signs and blanks', quoted(question.replaceAll('\n', ' \n> ')), false],
    ['twice', quoted(question) + quoted(question), false],
    ['without a line of it', quoted(question.replace('Which till is it?\n', '')), false],
    ['not at all', 'Number 4.', false],
  ])('%s', (_how, mail, isAnswered) => {
    expect(
      isAnsweredWithin({ text: mail, above: 'See my answers.' }, ['Another message\nof two lines', question]),
    ).toBe(isAnswered);
  });

  it('and has words like it above the quote, is not answered there', () => {
    const above = 'Which till is it, you ask? The left one.';
    expect(isAnsweredWithin({ text: `${above}\n\n${quoted(question)}`, above }, [question])).toBe(false);
  });

  it.each([
    [question, false],
    [question.replace('is it?', 'is it?\nNumber 5'), true],
    [`${question}\n\nSince Monday.\n\nTicket: S-0042`, true],
  ])('of which an earlier answer copied lines: %j', (sent, isAnswered) => {
    const copied = 'Which till is it?\nNumber 4\nSince when does it freeze?';
    for (const messages of [
      [question, copied],
      [copied, question],
    ])
      expect(isAnsweredWithin({ text: quoted(sent), above: 'See my answers.' }, messages)).toBe(isAnswered);
  });

  it('with formats, in its text or its HTML, is no answer by what mails write of them', () => {
    const message =
      'Please read [the manual](https://example.com/manual) and then:\n\n1. unplug the router\n2. hold its button for ten seconds\n\n> It is still dark\n\n| Till of the shop | Its address |\n| --- | --- |\n| The first till | 10.0.0.5 |';
    const { html, text } = commentInMail(message, { origin: 'https://portal.test' });
    const asHtml = textOfComment(markdownOfHtml(html, new Map(), 'whole'));
    for (const sent of [text, text.replaceAll('\n', ' '), asHtml])
      expect(isAnsweredWithin({ text: quoted(sent), above: 'See my answers.' }, [textOfComment(message)])).toBe(false);
    const answered = text.replace('router', 'router: done');
    expect(isAnsweredWithin({ text: quoted(answered), above: '' }, [textOfComment(message)])).toBe(true);
  });
});
