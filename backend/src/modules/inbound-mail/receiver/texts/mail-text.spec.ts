import fc from 'fast-check';
import { textOfComment } from '../../../../infrastructure/wording/comment-body.js';
import { markdownOfHtml } from '../html/html-markdown.js';
import { asMarkdown, cleanText, markdownOfText } from './mail-text.js';

const written = (text: string): string => markdownOfText(text, 'answer');

describe('the text of a mail', () => {
  it.each([
    ['On Mon, Nov 23, 2026 at 9:00 AM Pamlico <hello@pamlico.example> wrote:\n> Since when?', 'Gmail'],
    ['-----Original Message-----\nFrom: Pamlico\nSent: Monday\nTo: Dana\nSubject: Printer\n\nSince when?', 'Outlook'],
    ['Am 23.11.2026 um 09:00 schrieb Pamlico:\n> Since when?', 'Thunderbird, German'],
    ['-- \nDana Test\nNeuse Bakery', 'a signature'],
    ['Sent from my iPhone', 'a phone'],
  ])('is what was written, without %j (%s)', (tail) => {
    expect(written(`Yes, since today.\r\n\r\n${tail}`)).toBe('Yes, since today.');
  });

  it.each(['Regards', 'Kind regards,\nDana Test', 'Thanks and regards', 'Bien cordialement,'])(
    'is what was written, without %j',
    (closing) => {
      expect(written(`Yes.\n\n${closing}`)).toBe('Yes.');
    },
  );

  it.each(['OK regards', 'Approved regards', 'Compris cordialement,'])('has words before a closing: %j', (closing) => {
    expect(written(`Yes.\n\n${closing}`)).toBe(`Yes.\n\n${closing}`);
  });

  it('has its long lines, quoted ones too, where they stood', () => {
    const long = 'word '.repeat(100).trim();
    const text = `${long}\n\n> ${long} a?\n\nYes.\n\n> ${long} b?\n\nNo.`;
    expect(written(text)).toBe(text);
  });

  it('is the whole where nothing else is left', () => {
    expect(written('> quoted only')).toBe('> quoted only');
  });

  it('shows what was typed into Python as no quote', () => {
    expect(markdownOfText('>>> import os\n>>> os.sep', 'whole')).toBe('\\>>> import os\n\\>>> os.sep');
    expect(markdownOfText('> a\n\n>>> b', 'whole')).toBe('> a\n\n> b');
  });

  it('has no control characters and no halves of characters', () => {
    expect(cleanText('a\u0000b\u0007\ud800c\r\nd\te\u2028f')).toBe('abc\nd\te\nf');
  });
});

describe('HTML as it is shown', () => {
  const shown = (html: string): string => textOfComment(markdownOfHtml(html, new Map(), 'whole'));

  it.each([
    ['<ol start=4><li>four</li><li value=9>nine</li></ol>', '4. four\n9. nine'],
    [
      '<ol><li>one</li><li>two</li></ol><ol type=a><li>alpha</li><li>beta</li></ol>',
      '1. one\n2. two\na. alpha\nb. beta',
    ],
    ['<ol><li>one</li></ol><div><ol start=2><li>two</li></ol></div>', '1. one\n2. two'],
    ['<ol><li>one</li></ol><br><ol><li>again</li></ol>', '1. one\n1. again'],
    ['<ol reversed><li>last</li><li>first</li></ol>', '2. last\n1. first'],
    ['<ol style="list-style-type:upper-roman" start=4><li>x</li></ol>', 'IV. x'],
    ['<ol><li>one</li></ol><p>2026. Was a bad year.</p>', '1. one\n2026. Was a bad year.'],
    [
      '<div>- 18 °C</div><div>+ 4 °C</div><div>3. till</div><div>5. printer</div>',
      '- 18 °C\n+ 4 °C\n3. till\n5. printer',
    ],
    [
      '<p style="mso-list:l0 level1">a<span style="mso-list:Ignore">3.</span></p><p style="mso-list:l0 level1">b<span style="mso-list:Ignore">7.</span></p>',
      '3. a\n7. b',
    ],
    ['<p style="mso-list:l0 level1">a<span style="mso-list:Ignore">1.2.</span></p>', '1.2. a'],
    ['<ol><li>one</li><ol type=a><li>inner</li></ol><li>two</li></ol>', '1. one\n   a. inner\n2. two'],
    [
      '<pre style="white-space:pre-wrap">run\n<span style="white-space:pre">now\nnext</span><br>last</pre>',
      'run\nnow\nnext\nlast',
    ],
    ['10<sup>x+1</sup>, A<sup>ab</sup>, Pamlico<sup>TM</sup><sup>*</sup>', '10^(x+1), A^ab, PamlicoTM*'],
    ['<p>at <b>9</b>. Then - now</p>', 'at 9. Then - now'],
  ])('%s', (html, text) => {
    expect(shown(html).replace(/\n+/g, '\n')).toBe(text);
  });
});

describe('a mail’s text as Markdown', () => {
  const shown = (text: string): string => textOfComment(asMarkdown(text));

  it.each([
    '# no heading',
    '> no quote',
    'a *b* _c_ `d` ~~e~~ [f](https://g.example) | h |',
    'a\n---\nb',
    'a\n===',
    '3. till\n5. printer\n9. scanner',
    '3) oven\n7) mixer\n\n2026. Was a bad year.',
    '- 18 °C in the freezer\n+ 4 °C in the fridge',
    '+ 1\n\n- 2',
    '@[Avery](user:01990000-0000-7000-8000-000000000001)',
    '![picture](https://tracker.example/x.png)',
    '&copy; & &amp;',
    'the page <https://a.example/b>, or <dana@bakery.example>',
    'https://bakery.example/a_b_c?d=1&e=2',
    String.raw`C:\printers\front`,
  ])('shows %j as it is', (text) => {
    expect(shown(text)).toBe(text);
  });

  it('loses no sign, whatever it is made of', () => {
    const signs = fc.string({ unit: fc.constantFrom(...Array.from('ab *_`~[]()#>|\\&;!@:=\n')), maxLength: 60 });
    const words = (text: string): string => text.replace(/\s+/g, '');
    fc.assert(
      fc.property(signs, (text) => {
        expect(words(shown(text))).toBe(words(text));
      }),
    );
  });
});
