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

  it('leaves out what is not given', () => {
    const plain = mailLayout({ subject: 'Hello', paragraphs: ['Just this.'] });
    expect(plain.html).not.toContain('If the button does not work');
    expect(plain.text).toBe(
      `Hello\n\nJust this.\n\n-- \n${brand.name}, ${brand.region}\n${brand.phone.shown} | ${brand.email} | ${brand.hours}\n`,
    );
  });
});
