import { processorTimeOf } from '../../../../test/support/processor-time.js';
import { parsedMail } from '../../../../test/support/mail/thread-mails.js';

/** Characters, of which expressions took half a minute by their cube, and some seconds by their square. */
const [LONG, LONGER, LONGEST] = [4_000, 20_000, 90_000];
/** Milliseconds; the slowest of them takes 500 to 1,100, by how busy the machine's other threads are. */
const LIMIT = 3_000;
const HEADER = '\nFrom: a\nSent: b\nTo: c\n\nd';
const UNITS = ['-', ' ', '\u00A0', '@>', '"', '|', '(', 'a', '-\n', ' \n', '\u2028', 'a@'];

/** Where a program's lines are looked for in a plain text. @param run many signs */
const texts = (run: string): string[] => [
  `${run}x`,
  `a\n${run}x${HEADER}`,
  `a\n"a"<${run}x`,
  `x\n"Rita" <a@b.c>\n27.11.2026 09:14\n|${run}x`,
  `a\n\nBest regards\n${run}x`,
  `a\n\n-- \n${run}x\n\n${run}y`,
  `a\n\n${run}x wrote:\n> b`,
];

const html = (run: string): string[] => [
  `<p><b>a</b>a${run}x <a href="https://x.example">a${run}b</a></p><table><tr><td>a${run}b</td><td>c</td></tr></table>`,
  `<p>a</p><pre>${run}x</pre><blockquote type="cite">b</blockquote><pre><b>a${run}\u00A0</b></pre>`,
  `<p>a</p><div class="gmail_signature">${run}</div><p><b>a${run}x</b></p>`,
  `<p><span>a${`${run.slice(0, 199).replace(/\n/g, ' ')}<i>\u00A0</i>`.repeat(LONGER / 200)}b</span></p>`,
];

const STYLES = ['text-decoration:', 'list-style:', 'font-family:'];

async function timeOf(text: string, type: string): Promise<number> {
  const { markdown } = await parsedMail(text, type);
  return processorTimeOf(() => {
    for (const reading of ['answer', 'opening', 'whole'] as const) markdown(reading);
  });
}

describe('a mail is read soon that has many', () => {
  it.each(UNITS)('%j in its plain text', async (unit) => {
    for (const length of [LONG, LONGER])
      for (const text of texts(unit.repeat(length / unit.length)))
        expect(await timeOf(text, 'plain')).toBeLessThan(LIMIT);
  });

  it.each(UNITS.filter((unit) => !/[(@"|a]/.test(unit)))('%j in its HTML', async (unit) => {
    for (const text of html(unit.repeat(LONGER / unit.length))) expect(await timeOf(text, 'html')).toBeLessThan(LIMIT);
  });

  it('line breaks in its HTML', async () => {
    const breaks = '<br>'.repeat(LONGER / 4);
    expect(await timeOf(`<p><b>a</b>a${breaks}x</p><table><tr><td>a${breaks}b</td></tr></table>`, 'html')).toBeLessThan(
      LIMIT,
    );
  });

  it.each(STYLES)('%j in a style', async (style) => {
    for (const many of [style.repeat(LONGEST / style.length), `${style}${' '.repeat(LONGER)}`]) {
      const text = `<ol style="${many}x"><li><span style="${many}x">a</span></li></ol>`;
      expect(await timeOf(text, 'html')).toBeLessThan(LIMIT);
    }
  });
});
