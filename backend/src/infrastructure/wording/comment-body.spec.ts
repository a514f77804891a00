import { processorTimeOf } from '../../../test/support/processor-time.js';
import { commentInMail, renderComment, textOfComment } from './comment-body.js';

describe('a comment’s Markdown (decisions, section 4)', () => {
  it('shows what people write', () => {
    expect(renderComment('**Done.** See\nthe `config`:\n\n- one\n- two')).toBe(
      '<p><strong>Done.</strong> See<br />\nthe <code>config</code>:</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>',
    );
    expect(renderComment('# Title')).toBe('<h4>Title</h4>');
  });

  it('links addresses, in a page of their own that learns nothing', () => {
    expect(renderComment('https://example.com/a?b=1&c=2')).toBe(
      '<p><a href="https://example.com/a?b=1&amp;c=2" rel="noopener nofollow" target="_blank">https://example.com/a?b=1&amp;c=2</a></p>',
    );
    expect(renderComment('[us](/customer/projects)')).toContain('href="/customer/projects"');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt&colon;alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:x)',
    '<javascript:alert(1)>',
    '![p](https://spy.example/pixel.png)',
    '![p](data:image/png;base64,AAAA)',
    '[x]: javascript:alert(1)\n[x]',
    '[x](//spy.example)',
    '<a href="javascript:alert(1)" onclick="alert(1)">x</a>',
    '```html\n<script>alert(1)</script>\n```',
    '<iframe src="https://spy.example"></iframe>',
    '<style>*{display:none}</style>',
  ])('makes nothing but text of %s', (body) => {
    const html = renderComment(body);
    expect(html).not.toMatch(/<(script|img|svg|iframe|style|object)/i);
    expect(html).not.toMatch(/<[^>]+\son\w+=/i);
    expect(html).not.toMatch(/<a [^>]*href="(?:javascript|data|vbscript|\/\/)/i);
  });

  it('is quick with texts made to be slow', async () => {
    for (const part of ['[', '![', '*a_', '`', '> ', '<a', 'http://a', '- ', '|']) {
      const text = part.repeat(Math.floor(10_000 / part.length));
      expect(await processorTimeOf(() => renderComment(text))).toBeLessThan(2_000);
    }
  });
});

describe('a comment as plain text', () => {
  it('has its words, the signs of its lists and the addresses of its links', () => {
    expect(
      textOfComment(
        '**Done** \\*today\\* for @[Dana](user:0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b) & `<b>`\nsee [us](https://example.com)\n\n- one\n- two',
      ),
    ).toBe('Done *today* for @Dana & <b>\nsee us (https://example.com)\n\n- one\n- two');
  });

  it('is made quickly of texts made to be slow', () => {
    for (const part of ['> a\n', '- a\n', '1. ', '|a|b|\n|-|-|\n', '[a](http://b) ', '# a\n', '`', '    a\n\n']) {
      const started = performance.now();
      textOfComment(part.repeat(Math.floor(10_000 / part.length)));
      expect(performance.now() - started).toBeLessThan(2_000);
    }
  });
});

describe('a comment in a mail', () => {
  const origin = 'https://portal.example';

  it('has what was written, as screens show it and in text', () => {
    const { html, text } = commentInMail(
      [
        'See [a link](https://example.com/a) and [your bill](/customer/billing).',
        '1. one\n2. two',
        '> quote',
        '| Till | State |\n| --- | --- |\n| 1 | **up** |',
        '```\nif (up) {\n    stop();\n}\n```',
      ].join('\n\n'),
      { origin },
    );
    expect(html).toContain('<a href="https://example.com/a">a link</a>');
    expect(html).toContain('<a href="https://portal.example/customer/billing">your bill</a>');
    expect(html).toContain('<ol>\n<li>one</li>');
    expect(html).toContain('<blockquote>\n<p>quote</p>');
    expect(html).toContain('<td><strong>up</strong></td>');
    expect(html).toContain('<pre><code>if (up) {\n    stop();\n}');
    expect(text).toBe(
      [
        'See a link (https://example.com/a) and your bill (https://portal.example/customer/billing).',
        '1. one\n2. two',
        '> quote',
        'Till | State\n1 | up',
        'if (up) {\n    stop();\n}',
      ].join('\n\n'),
    );
  });

  it('has no row of headings where a table has none', () => {
    const { html, text } = commentInMail('|  |  |\n| --- | --- |\n| a | b |', { origin });
    expect(html).not.toContain('<th>');
    expect(text).toBe('a | b');
  });

  it.each(['[x](javascript:alert(1))', '[x](data:text/html,y)', '[x](//spy.example)', '[x](#top)', '[x](page.html)'])(
    'links nothing for %s, which leads nowhere from a mail or runs something',
    (body) => {
      expect(commentInMail(body, { origin }).html).not.toContain('href');
    },
  );

  it('has nothing of HTML that its writer typed', () => {
    const { html } = commentInMail(
      '<b onclick="x()">bold</b> <script>x</script> <img src=x> ![p](https://spy.example/p.png)\n\n[t](https://a.example "\\"><b>x")\n\n`<i>`\n\n```\n</pre><style>*{}</style>\n```',
      { origin },
    );
    expect(html).not.toMatch(/<(b|script|img|i|style)\b/);
    expect(html.match(/<\/pre>/g)).toHaveLength(1);
  });

  it('ends where a line of a mail has room for no more, with the ends of all that began', () => {
    const cut = (body: string, longest: number) => commentInMail(body, { origin, longest });
    expect(cut('one **two three** four\n\nfive', 8).html).toBe('<p>one <strong>two…</strong></p>');
    expect(cut('- one\n- two\n- three', 5).html).toBe('<ul>\n<li>one</li>\n<li>tw…</li>\n</ul>');
    expect(cut('```\nabcdef\n```\nmore', 3).text).toBe('abc…');
    expect(cut('short', 600).text).toBe('short');
  });
});

describe('a person named in a comment', () => {
  const token = '@[Dana <b>](user:0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b)';

  it('is the name, without markup of its own', () => {
    expect(renderComment(`Hi ${token}!`)).toBe('<p>Hi <span class="mention">@Dana &lt;b&gt;</span>!</p>');
  });

  it('is as it was written within code', () => {
    expect(renderComment('`' + token + '`')).toContain('<code>@[Dana');
  });

  it('is nothing that a writer can make otherwise', () => {
    expect(renderComment('<span class="mention">@Dana</span>')).not.toContain('<span');
    expect(renderComment('[Dana](user:0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b)')).not.toContain('mention');
  });
});
