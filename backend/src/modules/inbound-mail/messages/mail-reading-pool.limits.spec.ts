import { DomainError } from '@portal/contracts';
import { MailReadingPool } from './mail-reading-pool.js';

const threads = new MailReadingPool();
const limited: MailReadingPool[] = [];
afterAll(async () => {
  for (const one of [threads, ...limited]) await one.onApplicationShutdown();
});

const limitedTo = (limits: { heap: number; time: number }): MailReadingPool => {
  const made = MailReadingPool.limitedTo(limits);
  limited.push(made);
  return made;
};
const mail = (html: string, from = 'dana@neusebakery.example') => ({
  content: Buffer.from(`From: ${from}\nSubject: Scan\nContent-Type: text/html; charset=utf-8\n\n${html}`),
  envelopeFrom: 'dana@neusebakery.example',
});
/** HTML of 160 KB that becomes 1.8 million elements: the parser reopens 90 of them in each paragraph. */
const growing = mail(
  `<p>${Array.from({ length: 90 }, (_, at) => `<b class=${at}>`).join('')}${'<p>x</p>'.repeat(20_000)}`,
);

describe('mails are read in threads (decisions 10.12)', () => {
  it('with their texts, files and refusals', async () => {
    const read = await threads.read(mail('<p>It <b>works</b>.</p><img src="data:image/png;base64,iVBORw0KGgo=">'));
    expect(read).toMatchObject({ subject: 'Scan', fromAddress: 'dana@neusebakery.example', kind: 'message' });
    expect(read.texts.whole).toContain('It works.');
    expect(read.files[0]?.content).toBeInstanceOf(Buffer);
    await expect(threads.read(mail('Hi', ''))).rejects.toMatchObject({ name: 'SmtpRefusal', responseCode: 550 });
    const thread = { title: 'The scanner', messages: [{ text: 'Does it work?', isInternal: false }], isNote: false };
    const answer = mail('<p>It does.</p><blockquote type="cite">Does it work?</blockquote>');
    expect(await threads.shown({ ...answer, thread, sentBy: 'customer' })).toBe('It does.');
  });

  it('and refused for good where they take too much time or memory, without harm to the next one', async () => {
    const tooComplex = { name: 'SmtpRefusal', responseCode: 554 };
    const slow = limitedTo({ heap: 1_000, time: 1_000 });
    await expect(slow.read(growing)).rejects.toMatchObject(tooComplex);
    const small = limitedTo({ heap: 128, time: 120_000 });
    await expect(small.read(growing)).rejects.toMatchObject(tooComplex);
    expect((await small.read(mail('Next'))).texts.whole).toBe('Next');
    const again = slow.readAgain(growing);
    await expect(again).rejects.toMatchObject({ code: 'unavailable' });
    await expect(again).rejects.toBeInstanceOf(DomainError);
  });
});
