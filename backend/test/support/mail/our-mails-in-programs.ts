import { mailLayout } from '../../../src/infrastructure/mail/mail-layout.js';
import { filledBody, renderText, RenderTime } from '../../../src/infrastructure/message-texts/index.js';
import { templateCatalogue } from '../../../src/modules/notifications/templates/catalogue/index.js';

const US = 'Pamlico IT Services <hello@pamlico-it.example>';
const IN_HTML = US.replace('<', '&lt;').replace('>', '&gt;');
const SENT = ['Friday, November 27, 2026 9:14 AM', 'Robin Miles <robin@pamlico-it.example>', '[S-0042] The till'];
/** The labels of Outlook's header. */
const labels = {
  en: ['From', 'Sent', 'To', 'Subject'],
  de: ['Von', 'Gesendet', 'An', 'Betreff'],
  zh: ['发件人', '发送时间', '收件人', '主题'],
};

/** A mail of ours to the team, as it is sent. @param message its text, in one paragraph a line */
export function ourMailToTeam(
  name: 'ticket_opened' | 'ticket_answer' | 'ticket_note' | 'ticket_assigned' | 'ticket_breached',
  message: string,
) {
  const { subject = '', body = '', action = '' } = templateCatalogue[name].text;
  const time = RenderTime.ofBuiltIn();
  const html = message.replace(/^.+$/gm, '<p>$&</p>');
  const variables = {
    ...{ ticket_number: 'S-0042', ticket_title: 'The till', customer_name: 'Dana Whitford', promise: 'first answer' },
    ...{ due: 'Our first answer is due today: by Tue, Mar 16, 3:00 PM EDT.', author: 'Dana Whitford' },
    message: { html, text: message },
  };
  return mailLayout({
    subject: renderText('line', subject, variables, time),
    paragraphs: filledBody(body, variables, '', time),
    facts: [
      ['Ticket', 'S-0042 The till'],
      ['Priority', 'medium'],
      ['From', 'Dana Whitford'],
      ['Company', 'Neuse Bakery'],
    ],
    action: { label: action, url: 'https://portal.example/admin/support/01a2' },
    note: `If you reply to this mail, ${name === 'ticket_note' ? 'your answer is an internal note' : 'the customer gets your answer'}.`,
    unsubscribeUrl: `https://portal.example/unsubscribe/01a22176-181d-7009-ad9d-57c92d8171a2.tickets.lUpEXCR_Ted0_xKxFFEgB7FW0WmsIrft7IB7ShdUhXk`,
  });
}

/**
 * An answer above a mail that is quoted as it was, as programs write it; the kind of text and the text. @param below
 * what stands below the quote
 */
export function answerInPrograms(
  typed: string,
  { html, text }: { html: string; text: string },
  below = '',
): Record<string, [string, string]> {
  const paragraphs = (words: string): string => words.replace(/^.*$/gm, (line) => `<div>${line || '<br>'}</div>`);
  const quoted = html.replace(/^[^]*<body[^>]*>/, '').replace(/<\/body>[^]*$/, '');
  const marked = text.trim().replace(/^/gm, '> ');
  const [above, ending, end] = [paragraphs(typed), below && paragraphs(below), below && `\n\n${below}`];
  const wrote = (who: string): string => `On Fri, Nov 27, 2026 at 9:14 AM ${who} wrote:`;
  const answers: Record<string, [string, string]> = {
    Gmail: [
      'html',
      `<div dir="ltr">${above}</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">${wrote(IN_HTML)}<br></div><blockquote class="gmail_quote"><u></u>${quoted}</blockquote></div>${ending}`,
    ],
    'Gmail, plain': ['plain', `${typed}\n\n${wrote(US.replace('<', '<\n'))}\n\n${marked}${end}`],
    'Gmail, German': [
      'plain',
      `${typed}\n\nAm Fr., 27. Nov. 2026 um 09:14 Uhr schrieb ${US.replace('<', '<\n')}:\n\n${marked}${end}`,
    ],
    'Apple Mail': [
      'html',
      `${above}<div><br><blockquote type="cite"><div>${wrote(IN_HTML)}</div><br class="Apple-interchange-newline"><div>${quoted}</div></blockquote></div><br>${ending}`,
    ],
    Thunderbird: [
      'html',
      `${above}<div class="moz-cite-prefix">On 11/27/26 09:14, Pamlico IT Services wrote:<br></div><blockquote type="cite" cite="mid:x">${quoted}</blockquote>${ending}`,
    ],
    'Thunderbird, plain': ['plain', `${typed}\n\nOn 11/27/26 09:14, Pamlico IT Services wrote:\n${marked}${end}`],
  };
  for (const [language, names] of Object.entries(labels)) {
    const [from, ...others] = names;
    const head = (who: string): string[] => [`${from}: ${who}`, ...others.map((name, at) => `${name}: ${SENT[at]}`)];
    const inHtml = head(IN_HTML)
      .map((line) => line.replace(/^(\S+:)(.*?)(?: <.*)?$/, '<b>$1</b>$2'))
      .join('<br>');
    answers[`Outlook, ${language}`] = [
      'html',
      `<div class=WordSection1>${above}<div><div style="border:none;border-top:solid #E1E1E1 1.0pt"><p class=MsoNormal>${inHtml}</p></div></div>${quoted}</div>${ending}`,
    ];
    answers[`Outlook, ${language}, plain`] = ['plain', `${typed}\n\n${head(US).join('\n')}\n\n${text.trim()}${end}`];
  }
  return answers;
}
