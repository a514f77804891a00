import { markdownOfHtml } from '../html/html-markdown.js';
import { markdownOfText } from './mail-text.js';

/** What takes the square of its length does so at a fourth of the most that is read as well. */
const share = process.env['TEST_ALL'] === 'on' ? 1 : 0.25;
const written = (text: string): string => markdownOfText(text, 'answer');

it('reads the text of a mail in time, whatever it is made of', () => {
  const before = process.threadCpuUsage(); // other processes take their share of the time that passes
  const many = (piece: string, times: number): string => piece.repeat(times * share);
  for (const hostile of [many('>', 50_000), many('-- \n', 12_000), many('On ', 16_000), many(' \n', 25_000)])
    written(hostile);
  for (const hostile of [many('1111from<', 5_500), many('Op schreef\n', 4_500), many('\n', 50_000)])
    written(`x\n\n${hostile}\ny`);
  for (const hostile of [many('    a\n\n', 14_000), many('-- \n', 25_000), many('> a\nb\n', 12_000)])
    markdownOfText(hostile, 'whole');
  for (const hostile of [
    `<pre>a${many('\n', 190_000)}b`,
    `<pre>a${many(' ', 190_000)}b`,
    `<a href=http://x>${many('@.', 90_000)} x`,
    `<div style=white-space:pre>${many('\n', 190_000)}b`,
    `<div style=white-space:pre>${many('a\n', 90_000)}b`,
  ])
    markdownOfHtml(hostile, new Map(), 'answer');
  for (const hostile of [
    '<div>',
    '<br>',
    '<table><tr><td>',
    '<li>',
    '<blockquote type=cite>',
    '<td>x',
    '<a href=http://x>',
    'x<b>',
    '<pre>\n',
  ])
    markdownOfHtml(many(hostile, 60_000), new Map(), 'answer');
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(15_000 * share);
});
