import { mentionToken } from '@portal/contracts';
import fc from 'fast-check';
import { markdownParser, toMarkdown } from './markdown.js';
import { renderMarkdown } from './render-markdown.js';
import { richTextSchema } from './schema.js';

const parser = markdownParser(richTextSchema);
const again = (markdown: string): string => toMarkdown(parser.parse(markdown));
const dana = mentionToken({ id: '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b', name: 'Dana Whitfield' });

describe('A rich text as Markdown', () => {
  it.each([
    'plain words',
    '**bold** and *italic* and `code` and ~~gone~~',
    'one\ntwo',
    'one\n\ntwo',
    '- one\n- two\n  - three',
    '3. one\n4. two',
    '> said\n> before',
    '```ts\nconst a = `b`;\n```',
    '#### Title\n\n---\n\ntext',
    `Ask ${dana} about it`,
    '[our site](https://example.com/a?b=1 "Us")',
    'https://example.com/a_b and dana@example.com',
    '| a | b |\n|---|---|\n| 1 | 2 |',
  ])('stays as it was written: %s', (markdown) => {
    expect(again(markdown)).toBe(markdown);
  });

  it.each([
    '*not bold*',
    '- no list',
    '# no title',
    '1. no list',
    '1) no list',
    '> no quote',
    '`no code`',
    '&amp; <b>',
    dana,
  ])('is the letters that were typed, not what they would mean: %s', (typed) => {
    const { paragraph, doc } = richTextSchema.nodes;
    const lines = [richTextSchema.text('first'), richTextSchema.node('hardBreak'), richTextSchema.text(typed)];
    for (const content of [[richTextSchema.text(typed)], lines]) {
      const text = doc!.create(null, paragraph!.create(null, content));
      expect(parser.parse(toMarkdown(text)).toJSON()).toEqual(text.toJSON());
    }
  });

  it('is read back as it was typed, whatever was typed', () => {
    const part = fc.constantFrom(
      'a',
      'b c',
      ' ',
      '.',
      ...Array.from('*_`-+1>#[](){}<&;@=~|:!\\'),
      '**',
      '](x)',
      '&lt;',
      '1. ',
      dana,
    );
    const { paragraph, doc } = richTextSchema.nodes;
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const typed = parts.join('').trim();
        const text = doc!.create(null, paragraph!.create(null, typed ? richTextSchema.text(typed) : null));
        expect(parser.parse(toMarkdown(text)).textContent).toBe(typed);
      }),
      { numRuns: 500 },
    );
  });
});

describe('A rich text that is shown', () => {
  const shown = (markdown: string): string => {
    const place = document.createElement('div');
    place.append(renderMarkdown(markdown));
    return place.innerHTML;
  };

  it('has its formats and the names of people', () => {
    expect(shown(`**Both** for ${dana}`)).toBe(
      '<p><strong>Both</strong> for <span class="mention">@Dana Whitfield</span></p>',
    );
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '![p](https://spy.example/pixel.png)',
    '<script>alert(1)</script>',
  ])('makes nothing but text of %s', (markdown) => {
    expect(shown(markdown)).not.toMatch(/<(script|img)|href="(javascript|data)/i);
  });
});
