import { renderComment, textOfComment } from './comment-body.js';

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

  it('is quick with texts made to be slow', () => {
    for (const part of ['[', '![', '*a_', '`', '> ', '<a', 'http://a', '- ', '|']) {
      const started = performance.now();
      renderComment(part.repeat(Math.floor(10_000 / part.length)));
      expect(performance.now() - started).toBeLessThan(2_000);
    }
  });
});

describe('a comment in a mail', () => {
  it('has its words, without the signs of its formats', () => {
    expect(
      textOfComment(
        '**Done** \\*today\\* for @[Dana](user:0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b) & `<b>`\nsee [us](https://example.com)\n\n- one\n- two',
      ),
    ).toBe('Done *today* for @Dana & <b>\nsee us\n\n- one\n- two');
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
