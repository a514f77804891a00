import { Liquid } from 'liquidjs';
import { asTyped } from '../mail/index.js';
import { filledBody } from './filled-body.js';
import { mailBody } from './mail-markdown.js';
import { RenderTime } from './render-time.js';
import { checkText, renderText, TextError, variablesOf } from './text-engine.js';

const problemOf = (source: string, known: string[] = ['name']): string => {
  try {
    checkText('markdown', source, known);
    return 'none';
  } catch (error) {
    return error instanceof TextError ? `${error.line}: ${error.message}` : String(error);
  }
};

describe('a text that an admin writes', () => {
  it.each([
    ['Hello {{ name }}', 'none'],
    ['{% if name != "" %}Hello{% endif %} {% assign other = name %}{{ other }}', 'none'],
    ['Hello\n{{ name', '2: output "{{ name" not closed'],
    ['Hello\n\n{% include "secrets" %}', '3: tag "include" not found'],
    ['{% render "/etc/passwd" %}', '1: tag "render" not found'],
    ['{{ name | raw }}', '1: undefined filter: raw'],
    ['a\n{{ nickname }}', '2: {{ nickname }} is no variable of this text'],
    ['{% if name %}', '1: tag {% if name %} not closed'],
  ])('%j → %s', (source, problem) => {
    expect(problemOf(source)).toBe(problem);
  });

  it('has time enough however busy the machine is with something else', () => {
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
    expect(renderText('line', 'Hello {% if true %}you{% endif %}', {}, RenderTime.ofPreview())).toBe('Hello you');
    jest.restoreAllMocks();
  });

  it('ends where it would take too much time or memory', () => {
    expect(() => renderText('line', '{% for i in (1..99999999) %}x{% endfor %}', {})).toThrow(
      'memory alloc limit exceeded',
    );
    const endless = `${'{% for i in (1..9000) %}'.repeat(3)}x${'{% endfor %}'.repeat(3)}`;
    expect(() => renderText('line', endless, {})).toThrow(/limit exceeded/);
  });

  it.each([
    [
      'captures that double themselves',
      `{% capture s %}${'a'.repeat(1_000)}{% endcapture %}{% for i in (1..4) %}{% capture s %}${'{{ s }}'.repeat(200)}{% endcapture %}{% endfor %}`,
    ],
    ['text that a loop writes', `{% for i in (1..1000) %}${'a'.repeat(1_000)}{% endfor %}`],
    [
      'lists that grow',
      `{% assign a = "${'a,'.repeat(500)}" | split: "," %}{% for i in (1..100) %}{% assign a = a | concat: a %}{% endfor %}`,
    ],
  ])('counts %s, and ends', (_name, source) => {
    for (const kind of ['line', 'markdown', 'plain'] as const)
      expect(() => renderText(kind, source, {})).toThrow('memory alloc limit exceeded');
  });

  it('gives several texts of a call one time together', () => {
    const time = RenderTime.ofPreview();
    // no range: ranges count as memory, and a fast machine reaches that limit first
    const slow = `${'{% for i in list %}'.repeat(3)}{% endfor %}{% endfor %}{% endfor %}`;
    const list = Array.from({ length: 1_000 }, (_, at) => at);
    expect(() => renderText('line', slow, { list }, time)).toThrow('template render limit exceeded');
    expect(() => renderText('line', 'x{% if true %}y{% endif %}', {}, time)).toThrow('template render limit exceeded');
  });

  it.each(['line', 'markdown', 'plain'] as const)('writes nothing that no database keeps (%s)', (kind) => {
    expect(renderText(kind, "a{{ '%00' | url_decode }}b{{ 'AAAA' | base64_decode }}c", {})).toBe('abc');
  });

  it('says which variables it takes from outside, and where', () => {
    const source =
      '{% assign own = record.title %}{{ own }}\n{{ record["due_at"] | date: "%A" }}{{ record[event.to] }}';
    expect(variablesOf('plain', source)).toEqual([
      { path: ['record', 'title'], line: 1 },
      { path: ['record', 'due_at'], line: 2 },
      { path: ['record', null], line: 2 },
      { path: ['event', 'to'], line: 2 },
    ]);
  });

  it('reads no more of a value than the value', () => {
    expect(renderText('line', '[{{ name.constructor }}{{ name.__proto__ }}{{ constructor }}]', { name: 'Ann' })).toBe(
      '[]',
    );
  });

  it('lets no value become markup, in HTML or as Markdown', () => {
    const name = '<b>Ann</b> [pay](https://evil.example) **now**\n\n# 1. - x';
    const { html, text } = mailBody(
      renderText('markdown', 'Dear **{{ name }}**, see [here](/customer).', { name }),
      'https://portal.example',
    );
    expect(html).not.toMatch(/<b>|evil\.example">|<h1|<ol|<ul/);
    expect(html).toContain('&lt;b&gt;Ann&lt;/b&gt; [pay](https://evil.example)');
    expect(html).toContain('<a href="https://portal.example/customer">here</a>');
    expect(text).toContain('[pay](https://evil.example) **now**');
    expect(text).toContain('here (https://portal.example/customer)');
  });

  it('writes lists and links as text too, and leaves out addresses that run something', () => {
    const { html, text } = mailBody(
      'Bring:\n\n- a cable\n- *patience*\n\n1. Sit\n2. Wait\n\n[x](javascript:alert(1))',
      '',
    );
    expect(text).toBe('Bring:\n\n- a cable\n- patience\n\n1. Sit\n2. Wait\n\n[x](javascript:alert(1))');
    expect(html).toContain('<li>a cable</li>');
    expect(html).not.toContain('href');
  });
});

describe('a built-in text', () => {
  it('is never refused, however much its values hold', () => {
    const time = RenderTime.ofBuiltIn();
    const long = 'a'.repeat(300_000);
    expect(renderText('line', '{{ long }}', { long }, time)).toHaveLength(long.length);
    expect(() => renderText('line', '{{ long }}', { long })).toThrow('memory alloc limit exceeded');
    const message = { html: `<p>${long}</p>`, text: long };
    expect(filledBody('{{ message }}', { message }, '', time)).toEqual([message]);
    expect(() => filledBody('{{ message }}', { message }, '', RenderTime.ofMessage())).toThrow('too long');
  });

  it('is parsed once', () => {
    const parse = jest.spyOn(Liquid.prototype, 'parse');
    for (let mail = 0; mail < 3; mail++)
      filledBody('Parsed once\n\n{{ message }}', { message: asTyped(`no ${mail}`) }, '', RenderTime.ofBuiltIn());
    expect(parse).toHaveBeenCalledTimes(1);
    parse.mockRestore();
  });
});

describe('a value with formats', () => {
  const message = { html: '<p><strong>Hi</strong></p>\n<ol>\n<li>one</li>\n</ol>', text: 'Hi\n\none' };
  const filled = (source: string, time = RenderTime.ofMessage()) => {
    const parts = filledBody(source, { name: 'Ann', message, nothing: asTyped('') }, 'https://portal.example', time);
    return { html: parts.map(({ html }) => html).join('\n'), text: parts.map(({ text }) => text).join('\n\n') };
  };

  it.each(['{{ name }} wrote:\n\n{{ message }}\n\nBye', '{{ name }} wrote:\n  {{message}}  \nBye'])(
    'keeps them where it is a line of its own: %j',
    (source) => {
      const { html, text } = filled(source);
      expect(html).toBe(`<p>Ann wrote:</p>\n${message.html}\n<p>Bye</p>`);
      expect(text).toBe('Ann wrote:\n\nHi\n\none\n\nBye');
    },
  );

  it.each([
    ['They said “{{ message }}”', 'They said “Hi\n\none”'],
    ['{{ message | truncate: 5 }}', 'Hi...'],
    ['{% capture said %}\n{{ message }}\n{% endcapture %}{{ said | upcase }}', 'HI\n\nONE'],
    ['{% if message contains "one" %}Yes{% endif %}', 'Yes'],
    [
      'They said: {% if message != "" -%}\n{{ message }}\n{%- else -%}\nnothing\n{%- endif %}.',
      'They said: Hi\n\none.',
    ],
    ['Hello {{ name -}}\n{{ message }}', 'Hello AnnHi\n\none'],
  ])('is its words elsewhere: %j', (source, text) => {
    const body = filled(source);
    expect(body.html).not.toMatch(/<(strong|ol)>/);
    expect(body.text).toBe(text);
  });

  it('leaves no paragraph where it is empty', () => {
    expect(filled('{{ name }}:\n\n{{ nothing }}\n\nBye').text).toBe('Ann:\n\nBye');
  });

  it('keeps line breaks and blanks of what was typed without formats', () => {
    const variables = { message: asTyped('One & *two*\n    three  four\n\n\n1. five') };
    const [{ html, text } = message] = filledBody('{{ message }}', variables, '', RenderTime.ofMessage());
    expect(html).toMatch(/^<p>One &amp; \*two\*<br \/>\n(&nbsp;)+ ?three.*four/);
    expect(text).toBe('One & *two*\n    three  four\n\n1. five');
  });

  it('is shown a few times, not endlessly', () => {
    const long = { ...message, html: `<p>${'a'.repeat(10_000)}</p>` };
    const source = '{% for i in (1..100) %}\n{{ message }}\n{% endfor %}';
    expect(() => filledBody(source, { message: long }, '', RenderTime.ofMessage())).toThrow('too long');
  });
});
