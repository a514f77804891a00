import { inPrograms, oursWith, shownOfThread } from '../../../../../test/support/mail/thread-mails.js';

const message = 'Hello,\nwhich till is it, the left one or the right one?\nRobin';
const notices = [
  'CONFIDENTIALITY NOTICE: The contents of this e-mail are intended for its addressee.',
  'Diese E-Mail ist vertraulich.',
  'You received this message because you are in the group “Tills”. To unsubscribe, write to its owner.',
  'Virus-free. www.avast.com',
];
/** Below the last lines of most of our mails. */
const OF_OURS = 'Unsubscribe, or choose when mail like this comes: https://portal.example/unsubscribe/1';
const withBelow = (text: string, type: string, below: readonly string[]): string =>
  [text, ...below].join(type === 'html' ? '<p>' : '\n\n');

describe('words below a mail of ours', () => {
  it.each([
    'The document you scanned is the wrong one, please send it again.',
    'It is the left one, it says that it found a virus.',
    'The left one. Please treat it as confidential.',
    'Has this mail a virus? It says so.',
    'Please unsubscribe Mia, and put the disclaimer on the mailing list.',
  ])('are no notice: %j', async (said) => {
    for (const [text, type] of inPrograms('Hi Robin,', oursWith(message)))
      for (const below of [[said], ...notices.map((notice) => [said, notice])])
        expect(await shownOfThread(withBelow(text, type, below), type, [message])).toContain(said);
  });

  it.each([...notices, OF_OURS])('are a notice: %j', async (notice) => {
    // what stands below marked lines was typed
    const unmarked = inPrograms('It blinks.', oursWith(message)).filter(([text]) => /(?:^|>)From:/m.test(text));
    expect(unmarked).toHaveLength(2);
    for (const [text, type] of unmarked)
      expect(await shownOfThread(withBelow(text, type, [notice]), type, [message])).toBe('It blinks.');
  });
});
