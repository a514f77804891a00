import { htmlOfText, textOfHtml } from './html-text.js';

describe('HTML as plain text', () => {
  it.each([
    ['<p>See <a href="https://example.com/a">a link</a>.</p>', 'See a link (https://example.com/a).'],
    [
      '<p><a href="https://example.com/?a=1&amp;b=2">https://example.com/?a=1&amp;b=2</a></p>',
      'https://example.com/?a=1&b=2',
    ],
    ['<p><a href="mailto:it@example.com">it@example.com</a></p>', 'it@example.com'],
    ['<p><a href="https://example.com"><strong>So</strong> it is</a></p>', 'So it is (https://example.com)'],
    ['<p><a>nowhere</a></p>', 'nowhere'],
    ['<ol>\n<li>one</li>\n<li>two\n<ul>\n<li>deep</li>\n</ul>\n</li>\n</ol>', '1. one\n2. two\n   - deep'],
    ['<ol start="9"><li>one</li><li>two</li></ol>', '9.  one\n10. two'],
    [
      '<blockquote>\n<p>said<br />\nso</p>\n<p>and on</p>\n</blockquote>\n<p>Yes</p>',
      '> said\n> so\n>\n> and on\n\nYes',
    ],
    [
      '<table>\n<thead>\n<tr>\n<th>Till</th>\n<th>Address</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td><a href="https://a.example">here</a></td>\n</tr>\n</tbody>\n</table>',
      'Till | Address\n1 | here (https://a.example)',
    ],
    [
      '<pre><code>if (a &lt; b) {\n    c();\n\n\n\td();\n}\n</code></pre>\n<p>End</p>',
      'if (a < b) {\n    c();\n\n\n\td();\n}\n\nEnd',
    ],
    ['<h4>Title</h4>\n<p>a<br />\nb  c</p>\n<hr />\n<p>d</p>', 'Title\n\na\nb  c\n\n---\n\nd'],
  ])('%s', (html, text) => {
    expect(textOfHtml(html)).toBe(text);
  });

  it('is made of plain text and read back as it was', () => {
    const text = '<b> & "two"\n&lt;lines&gt;';
    expect(htmlOfText(text)).toBe('&lt;b&gt; &amp; &quot;two&quot;<br />\n&amp;lt;lines&amp;gt;');
    expect(textOfHtml(htmlOfText(text))).toBe(text);
  });

  it('keeps the blanks of plain text', () => {
    expect(htmlOfText('a b   c\n  d\n\te')).toBe('a b&nbsp;&nbsp; c<br />\n&nbsp; d<br />\n&nbsp;&nbsp;&nbsp; e');
  });
});
