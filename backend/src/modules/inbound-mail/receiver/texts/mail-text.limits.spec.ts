import { markdownOfHtml } from '../html/html-markdown.js';
import { markdownOfText } from './mail-text.js';

/** The most that is read in the full run, else a fourth of it: what takes the square of its length does so there as well. */
const share = process.env['TEST_ALL'] === 'on' ? 1 : 0.25;

const answer = (text: string): string => markdownOfText(text, 'answer');
const between = (text: string): string => answer(`x\n\n${text}\ny`);
const whole = (text: string): string => markdownOfText(text, 'whole');
const html =
  (before = '', after = '') =>
  (text: string) =>
    markdownOfHtml(`${before}${text}${after}`, new Map(), 'answer');

const tags = [
  ...['<div>', '<br>', '<table><tr><td>', '<li>', '<blockquote type=cite>', '<td>x', '<a href=http://x>', 'x<b>'],
  '<pre>\n',
];

/** Repeated pieces, how often at most, and what reads them. */
const hostile: [piece: string, times: number, read: (text: string) => string][] = [
  ['>', 50_000, answer],
  ['-- \n', 12_000, answer],
  ['On ', 16_000, answer],
  [' \n', 25_000, answer],
  ['1111from<', 5_500, between],
  ['Op schreef\n', 4_500, between],
  ['\n', 50_000, between],
  ['    a\n\n', 14_000, whole],
  ['-- \n', 25_000, whole],
  ['> a\nb\n', 12_000, whole],
  ['\n', 190_000, html('<pre>a', 'b')],
  [' ', 190_000, html('<pre>a', 'b')],
  ['@.', 90_000, html('<a href=http://x>', ' x')],
  ['\n', 190_000, html('<div style=white-space:pre>', 'b')],
  ['a\n', 90_000, html('<div style=white-space:pre>', 'b')],
  ...tags.map((tag): [string, number, (text: string) => string] => [tag, 60_000, html()]),
];

/** Milliseconds of this thread's processor time, of which other processes take none. */
function processorTime(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

it('reads the text of a mail in a time that grows with its length, whatever it is made of', () => {
  const tooSlow = hostile.flatMap(([piece, times, read]) => {
    const [quarter, full] = [0.25, 1].map((part) => {
      const text = piece.repeat(times * share * part);
      return processorTime(() => read(text));
    });
    // four times the text takes four times as long, or sixteen times where the time is the square of its length
    return full! < 8 * quarter! + 200 ? [] : [{ piece, times, quarter, full }];
  });
  expect(tooSlow).toEqual([]);
});
