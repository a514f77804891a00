import { brand } from '@portal/contracts';
import { mailLayout } from './mail-layout.js';

const mail = mailLayout({
  subject: 'We have your request\r\nC-2026-0001',
  paragraphs: ['Hello Ann,', 'first line\nsecond line <b>bold</b>'],
  facts: [['Reference', 'C-2026-0001']],
  code: '123456',
  action: { label: 'See your request', url: 'https://portal.example/customer/consultations/1?a=1&b=2' },
  note: 'Small print.',
});

describe('mailLayout', () => {
  it('says everything in the text part too', () => {
    for (const said of [
      'Hello Ann,',
      'second line <b>bold</b>',
      'Reference: C-2026-0001',
      '123456',
      '1?a=1&b=2',
      'Small print.',
      brand.phone.shown,
    ]) {
      expect(mail.text).toContain(said);
    }
  });

  it('escapes what people typed in the HTML part', () => {
    expect(mail.html).toContain('first line<br />\nsecond line &lt;b&gt;bold&lt;/b&gt;');
    expect(mail.html).not.toContain('<b>');
    expect(mail.html).toContain('href="https://portal.example/customer/consultations/1?a=1&amp;b=2"');
  });

  it('keeps line breaks out of the subject', () => {
    expect(mail.subject).toBe('We have your request C-2026-0001');
  });

  it('ends with the way to switch mail like it off, in both parts', () => {
    const url = 'https://portal.example/unsubscribe/user.projects.sign';
    const list = mailLayout({ subject: 'News', paragraphs: ['It moved.'], unsubscribeUrl: url });
    expect(list.text).toContain(`mail like this comes: ${url}\n`);
    expect(list.html).toContain(`<a class="contact" href="${url}"`);
    expect(mail.html + mail.text).not.toContain('Unsubscribe');
  });

  it('shows what was written with formats, in its place and in the looks of the mail', () => {
    const formatted = { html: '<p>One</p>\n<pre><code>a &lt;\n\n\n  b</code></pre>', text: 'One\n\na <\n\n\n  b' };
    const { html, text } = mailLayout({
      subject: 'Hello',
      paragraphs: ['Before <p>', formatted, 'After'],
      facts: [['Network', formatted]],
    });
    expect(text).toContain('Hello\n\nBefore <p>\n\nOne\n\na <\n\n\n  b\n\nAfter\n\nNetwork: One\n\na <\n\n\n  b\n');
    expect(html).toMatch(/<p class="text" style="[^"]+">Before &lt;p&gt;<\/p>\n<p class="text" style="[^"]+">One<\/p>/);
    expect(html).toMatch(
      /<td [^>]+><p class="text" style="[^"]+">One<\/p>\n<pre class="code" style="[^"]+">a &lt;\n\n\n {2}b<\/pre><\/td>/,
    );
    expect(html).toContain('overflow:hidden;">Before &lt;p&gt; One');
  });

  it('leaves out what is not given', () => {
    const plain = mailLayout({ subject: 'Hello', paragraphs: ['Just this.'] });
    expect(plain.html).not.toContain('If the button does not work');
    expect(plain.text).toBe(
      `Hello\n\nJust this.\n\n-- \n${brand.name}, ${brand.region}\n${brand.phone.shown} | ${brand.email} | ${brand.hours}\n`,
    );
  });
});
