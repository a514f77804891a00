import { parseMail } from '../../../src/modules/inbound-mail/receiver/parse-mail.js';
import { shownInThread } from '../../../src/modules/inbound-mail/messages/thread-answer.js';

/** The last lines of our mails. */
export const footer =
  '-- \nPamlico IT Services, Eastern North Carolina\n(252) 555-0142 | hello@pamlico-it.example | Mon-Fri 8AM-6PM EST';
/** A mail of ours with a message. */
export const oursWith = (text: string, who = 'Robin'): string =>
  `[S-0042] The till\n\nHello Dana,\n\n${who} wrote:\n\n${text}\n\nTicket: S-0042 The till\nPriority: medium\n\nYou can also answer by replying to this mail.\n\n${footer}`;
/** The header that Outlook writes above a quoted mail. */
export const head = (from: string): string =>
  `From: ${from}\nSent: Friday, November 27, 2026 9:14 AM\nTo: dana@neusebakery.example\nSubject: News\n\n`;

export const marked = (text: string): string => text.replace(/^/gm, '> ');
/** The line that Gmail writes above one. */
export const wrote = (who: string): string => `On Fri, Nov 27, 2026 at 9:14 AM ${who} wrote:\n`;

export const address = 'Pamlico IT Services <hello@pamlico-it.example>';
/** An answer above a mail of ours, as programs write it. */
export const inPrograms = (above: string, quoted: string): [string, string][] => {
  const html = quoted
    .replace(/</g, '&lt;')
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('');
  return [
    [`${above}\n\n${wrote(address)}\n${marked(quoted)}`, 'plain'],
    [`${above}\n\n${head(address).replace('To: ', 'To: Dana Whitford ')}${quoted}`, 'plain'],
    [
      `<div>${above}</div><div class="gmail_quote"><div class="gmail_attr">${wrote(address.replace('<', '&lt;'))}<br></div><blockquote class="gmail_quote">${html}</blockquote></div>`,
      'html',
    ],
    [
      `<p>${above}</p><div>${head(address.replace('<', '&lt;')).replace(/^(\w+:)(.*)$/gm, '<b>$1</b>$2<br>')}</div>${html}`,
      'html',
    ],
  ];
};

/** An answer with this body. @param type the kind of its text */
export const parsedMail = (text: string, type: string): ReturnType<typeof parseMail> => {
  const mail = `From: dana@neusebakery.example\nSubject: Re: [S-0042] The till\nContent-Type: text/${type}; charset=utf-8\n\n${text}`;
  return parseMail(Buffer.from(mail), 'dana@neusebakery.example');
};

/** What is shown of a mail in a thread, without blank lines. */
export async function shownOfThread(text: string, type: string, messages: readonly string[]): Promise<string> {
  const { markdown } = await parsedMail(text, type);
  return shownInThread(markdown, messages).replace(/\n+/g, '\n');
}
