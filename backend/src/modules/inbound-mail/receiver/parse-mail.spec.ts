import { parseMail } from './parse-mail.js';

/** An answer to an invitation as programs send it: a text and a calendar. */
const answer = (text: string, comment = ''): Buffer =>
  Buffer.from(
    [
      'From: Dana Test <dana@neusebakery.example>',
      'Content-Type: multipart/alternative; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain; charset=utf-8',
      '',
      text,
      '--b',
      'Content-Type: text/calendar; charset=utf-8; method=REPLY',
      '',
      'BEGIN:VCALENDAR\r\nMETHOD:REPLY\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:visit-1\r\nSUMMARY:Visit',
      ...(comment ? [`COMMENT:${comment}`] : []),
      'ATTENDEE;PARTSTAT=DECLINED;CN=Dana Test:mailto:dana@neusebakery.example',
      'END:VEVENT\r\nEND:VCALENDAR',
      '--b--',
    ].join('\r\n'),
  );

describe('an answer to an invitation (decisions 4.82)', () => {
  it.each([
    ['nothing but the answer', ''],
    ['what Google writes', 'Dana Test has declined this invitation.\n\nInvitation from Google Calendar'],
    ['what Outlook writes', 'Dana Test hat die Besprechung abgelehnt.'],
  ])('asks for nothing with %s', async (_, text) => {
    expect((await parseMail(answer(text), 'dana@neusebakery.example')).kind).toBe('calendar');
  });

  it.each([
    ['words typed beside it', 'I am ill on that day, come on Thursday please.', ''],
    ['a remark', '', 'I am ill on that day\\, come on Thursday please.'],
  ])('is a message with %s, which are shown', async (_, text, comment) => {
    const { kind, markdown } = await parseMail(answer(text, comment), 'dana@neusebakery.example');
    expect(kind).toBe('message');
    expect(markdown('answer')).toMatch(/^I am ill on that day, come on Thursday please\.\n\n[^]*declined by Dana Test/);
  });
});
