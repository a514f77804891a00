import {
  address,
  head,
  inPrograms,
  marked,
  oursWith,
  shownOfThread,
  wrote,
} from '../../../../test/support/mail/thread-mails.js';
import { parseMail } from '../receiver/parse-mail.js';
import { shownInThread } from './thread-answer.js';

const message = 'Hello,\nwhich till is it, the left one or the right one?\nRobin';
const ours = oursWith(message);
const supplier = `${head('Rita <rita@tills.example>')}RMA 77 is approved.\nSend the unit to Dock 4.`;
const bounce =
  'From: MAILER-DAEMON@mx.example\nTo: dana@neusebakery.example\nDate: Fri, 27 Nov 2026\nSubject: Failed\n550 5.1.1 unknown user';
const shown = (text: string, type = 'plain', messages = [message]): Promise<string> =>
  shownOfThread(text, type, messages);

describe('an answer is shown without what it quotes of its thread', () => {
  it.each([
    ['below a header', `The left one.\n\n${head('Pamlico IT <hello@pamlico-it.example>')}${ours}`],
    ['with marks', `The left one.\n\n${wrote('Pamlico IT')}\n${marked(ours)}`],
    [
      'with marks, cut to a line of it',
      `The left one.\n\n${wrote('Robin')}\n> which till is it, the left one or the right one?`,
    ],
    [
      'above a notice of a scanner',
      `The left one.\n\n${head('Pamlico IT')}${ours}\n\nThis mail was scanned for viruses by Guard.`,
    ],
  ])('%s', async (_, text) => {
    expect(await shown(text)).toBe('The left one.');
  });
});

describe('an answer loses nothing else: it is shown with', () => {
  it.each([
    ['a mail of a supplier', `What now?\n\n${supplier}`, ['RMA 77', 'Dock 4']],
    [
      'that above ours',
      `What now?\n\n${supplier}\n\n${head('Pamlico IT')}${ours}`,
      ['RMA 77', 'Dock 4'],
      ['which till'],
    ],
    ['a bounce', `It comes back:\n\n${bounce}\n\nWhat does it mean?`, ['550 5', 'What does it mean']],
    ['lines of a manual', 'The manual says\n\n> hold F12 for 9 seconds\n', ['hold F12']],
    [
      'a quoted mail of somebody else',
      `See here.\n\n${wrote('Rita <rita@tills.example>')}\n> RMA 77 is approved.`,
      ['RMA 77', 'Rita'],
    ],
    ['words below our mail', `Hello,\n\n${head('Pamlico IT')}${ours}\n\nThe till has Eleven on it.\nBob`, ['Eleven']],
    [
      'a sentence that begins like the line of a phone',
      'Yes.\nSent from my iPhone the mails never arrive at the shop',
      ['never arrive'],
    ],
    ['a program that it asks for', 'Yes.\nGet Outlook for the new till please', ['new till']],
  ])('%s', async (_, text, said, left = []) => {
    const body = await shown(text);
    for (const words of said) expect(body).toContain(words);
    for (const words of left) expect(body).not.toContain(words);
  });

  it('the supplier’s mail that Outlook quotes in HTML, without ours', async () => {
    const html = (text: string): string => `<div>${text.replace(/\n/g, '<br>')}</div>`;
    const quote = (text: string): string => `<div id="appendonsend"></div><hr><div id="divRplyFwdMsg">${text}`;
    expect(await shown(`<div>What now?</div>${quote(html(supplier))}</div>`, 'html')).toContain('RMA 77');
    expect(await shown(`<div>The left one.</div>${quote(html(head('Pamlico IT')))}</div>${html(ours)}`, 'html')).toBe(
      'The left one.',
    );
    const gmail = `<div>See</div><div class="gmail_quote"><div class="gmail_attr">Rita wrote:</div><blockquote>RMA 77</blockquote></div>`;
    expect(await shown(gmail, 'html')).toMatch(/Rita wrote:[^]*RMA 77/);
  });
});

it.each([
  'Robin Miles',
  'Best regards\nRobin Miles',
  'Your team\nPamlico IT Services',
  'Robin Miles\nPamlico IT\nhello@pamlico-it.example',
  'Robin Miles\n(252) 555-0142',
])('a mail of ours is left out however its writer signs: %j', async (signature) => {
  const signed = `please restart the till.\n\n${signature}`;
  const own = 'The till is broken.\n\nDana Whitford\nNeuse Bakery';
  for (const [text, type] of inPrograms('It blinks.', oursWith(signed, 'Robin Miles')))
    expect(await shown(text, type, [own, signed])).toBe('It blinks.');
});

it.each([
  ['(https://a.example/b)', '<https://a.example/b>', ''],
  ['(https://a.example/b)', '[1]', '\n\n[1] https://a.example/b'],
])(
  'a mail of ours is left out where its links are written as “page %s”, quoted “page %s”',
  async (own, theirs, below) => {
    const linked = `Open the status page ${own}\n\nand write to help@a.example, please.\n\nWrite to help@a.example\n\nRobin`;
    const sent = oursWith(linked)
      .replace(own, theirs)
      .replaceAll('help@a.example', theirs === '[1]' ? 'help@a.example [2]' : 'help@a.example <mailto:help@a.example>');
    expect(await shown(`It blinks.\n\n${wrote(address)}\n${marked(sent + below)}`, 'plain', [linked])).toBe(
      'It blinks.',
    );
  },
);

it('a signature below a mail of ours is no word below it', async () => {
  const mail = `${wrote(address)}\n${marked(ours)}\n\nThe left one.\n\nThank you\nDana\n\n-- \nDana Whitford\nNeuse Bakery`;
  expect(await shown(mail)).toBe('The left one.\nThank you\nDana');
});

it.each([
  'This mail is meant for its addressee alone.\n\nBell Moss Inc., 1 Main St',
  'One more question: what does it cost?',
])('words below a whole mail of ours are shown without it: %j', async (below) => {
  const long = `${message}\n\n${['Model', 'Serial number', 'Firmware'].map((word) => `Which ${word} is it?`).join('\n\n')}`;
  for (const [text, type] of inPrograms('It blinks.', oursWith(long))) {
    const said = type === 'html' ? `${text}<p>${below.replace('\n\n', '</p><p>')}</p>` : `${text}\n\n${below}`;
    expect(await shown(said, type, [long])).toBe(`It blinks.\n${below.replace('\n\n', '\n')}`);
    const within = said.replace('Which Firmware is it?', 'Which Firmware is it? 1.2');
    expect(await shown(within, type, [long])).toMatch(/1\.2[^]*Main St|1\.2[^]*cost/);
  }
});

describe('another mail stays although a line of it stands in the thread:', () => {
  const closing = 'Hello Dana,\n\nplease restart it.\nThank you for your help.\n\nBest regards\nRobin';
  const other = 'Hello Dana,\n\nThe belt BL-5 is late.\nThank you for your help.\n\nBest regards\nJoe';
  const pasted = `${head('Rita <rita@tills.example>')}RMA 77 is approved.`;

  it.each([
    ['a greeting and the regards', `They say:\n\n${head('Joe <joe@tills.example>')}${other}`, 'plain', [closing]],
    ['the same, with marks', `They say:\n\n${wrote('Joe <joe@tills.example>')}\n${marked(other)}`, 'plain', [closing]],
    ['the same, with marks alone', `They say:\n\n${marked(other)}`, 'plain', [closing]],
    [
      'the same, as Gmail marks it',
      `<div>They say:</div><div class="gmail_quote"><div class="gmail_attr">On Fri, Nov 27, 2026 at 9:14 AM Joe &lt;joe@tills.example&gt; wrote:<br></div><blockquote class="gmail_quote">${other.replace(/\n/g, '<br>')}</blockquote></div>`,
      'html',
      [closing],
    ],
    [
      'the same, in the mail that Outlook quotes',
      `<div>They say:</div><hr><div id="divRplyFwdMsg">${head('Joe').replace(/\n/g, '<br>')}</div><div>${other.replace(/\n/g, '<br>')}</div>`,
      'html',
      [closing],
    ],
    [
      'a header of the same sender',
      `Now:\n\n${head('Rita <rita@tills.example>')}The belt BL-5 is late.`,
      'plain',
      [message, `They say:\n\n${pasted}`],
    ],
    [
      'our address as one who gets a copy',
      `Now:\n\n${head('Rita').replace('\nSubject', '\nCc: hello@pamlico-it.example\nSubject')}The belt BL-5 is late.`,
      'plain',
      [message],
    ],
    [
      'and it quotes a mail of ours',
      `Now:\n\n${wrote('Joe <joe@tills.example>')}\n> The belt BL-5 is late.\n>\n> ${wrote('Pamlico IT')}\n>> ${ours.replace(/\n/g, '\n>> ')}`,
      'plain',
      [message],
    ],
  ])('%s', async (_, text, type, messages) => {
    expect(await shown(text, type, messages)).toMatch(/BL-5|RMA 77/);
    expect(await shown(text, type, messages)).toContain('late');
  });
});

it.each([
  [
    'Hello,\n\nFriday, November 27, 2026, 9:14 AM, you wrote:\n\nPIS> which till\nPIS> is it\nPIS> now\n\nThe left one.',
    'The left one.',
  ],
  ['A.\n\nEnviado do meu iPhone\n\nOn Fri, Nov 27, 2026 at 9:14 AM hello@pamlico-it.example wrote:\n\n> B', 'A.'],
  ['Die Größe war größer, f\xfcr alle.', 'für alle'.replace('ü', '\uFFFD')],
])('programs write it so: %j', async (text, said) => {
  const bytes = Buffer.concat(Array.from(text, (letter) => Buffer.from(letter, letter === '\xfc' ? 'latin1' : 'utf8')));
  const mail = Buffer.concat([
    Buffer.from('From: dana@neusebakery.example\nContent-Type: text/plain; charset=utf-8\n\n'),
    bytes,
  ]);
  const { markdown } = await parseMail(mail, 'dana@neusebakery.example');
  expect(shownInThread(markdown, [message])).toContain(said);
  expect(shownInThread(markdown, [message])).not.toContain('iPhone');
});

it('a plain text with words of its own stands above formatted HTML', async () => {
  const mail =
    'From: dana@neusebakery.example\nContent-Type: multipart/alternative; boundary=b\n\n--b\nContent-Type: text/plain\n\n' +
    'Your booking code is QX-991, please bring it.\n--b\nContent-Type: text/html\n\n<p>See our <b>new</b> shop</p>\n--b--\n';
  const { markdown } = await parseMail(Buffer.from(mail), 'dana@neusebakery.example');
  expect(markdown('opening')).toMatch(/QX-991[^]*\*\*new\*\*/);
});

describe('a signature without a mark', () => {
  it.each([
    'Please order it 68.',
    'Gate code 4711.',
    'Gate code 4711',
    'Code 4711',
    'Call me first.',
    'Annulez lundi.',
    'Order two toners.\n\nCancel the visit on Monday.\n\nTill 4 is dead.',
  ])('ends above %j', async (said) => {
    for (const closing of ['Best regards\nMia', 'Kind regards,\nMia Moss | Bakery\nPhone 1 | Fax 2', 'Cheers']) {
      const below = said.split('\n').at(-1) ?? '';
      expect(await shown(`It works.\n\n${closing}\n\n${said}`)).toContain(below);
      const html = `<p>It works.</p><p>${closing.replace(/\n/g, '<br>')}</p><p>${said.replace(/\n\n/g, '</p><p>')}</p>`;
      expect(await shown(html, 'html')).toContain(below);
    }
  });

  it.each([
    'Best regards\nMia Moss',
    'Kind regards,\n\nMia Moss\nNeuse Bakery Inc.\n+1 252 555 0199 | mia@neusebakery.example',
  ])('is left out: %j', async (signature) => {
    expect(await shown(`It works.\n\n${signature}`)).toBe('It works.');
  });
});

it('a postscript within what is marked as a signature is said', async () => {
  const html = (below: string): string =>
    `<div>Yes.</div><div class="gmail_signature"><div>Dana Whitford<br>Neuse Bakery</div>${below}</div>`;
  expect(await shown(html(''), 'html')).toBe('Yes.');
  expect(await shown(html('<div>PS: the drawer key is lost</div>'), 'html')).toContain('drawer key');
});
