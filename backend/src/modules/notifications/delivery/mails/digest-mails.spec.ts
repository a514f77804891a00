import { mailLayout } from '../../../../infrastructure/mail/index.js';
import { commentInMail } from '../../../../infrastructure/wording/comment-body.js';
import { digestFrame, newsLines } from './digest-mails.js';

const comment = commentInMail('See [the plan](https://example.com/plan):\n\n1. cables\n2. switches', {
  origin: 'https://portal.example',
});
const lines = [
  { title: 'Ann commented on “Cables”', heading: 'Network', quote: comment },
  { title: 'Ann moved “Cables” to done', heading: 'Network', quote: null },
  { title: 'Ann wrote to you', heading: 'C-1', quote: '1. <no> *Markdown*' },
];

describe.each([
  ['a mail about one record', { subject: 'News', paragraphs: newsLines(lines) }],
  ['the mail of a day', { subject: 'The day', paragraphs: [], ...digestFrame(lines, 'https://portal.example') }],
])('%s', (_name, content) => {
  const { html, text } = mailLayout(content);

  it('shows a comment as its writer formatted it', () => {
    expect(html).toMatch(/<a [^>]*href="https:\/\/example\.com\/plan">the plan<\/a>/);
    expect(html).toMatch(/<ol [^>]+>\n<li>cables<\/li>/);
    expect(text).toContain('on “Cables”:\n\nSee the plan (https://example.com/plan):\n\n1. cables\n2. switches\n\n');
  });

  it('quotes a text without formats as it was typed', () => {
    expect(html).toContain('Ann wrote to you:<br />\n1. &lt;no&gt; *Markdown*');
    expect(text).toContain('Ann wrote to you:\n1. <no> *Markdown*\n');
  });
});
