import { bodyOf, isTooLong, WHOLE_TEXT, type StoredMailFiles } from './messages/mail-message-body.js';

const none: StoredMailFiles = { stored: [], leftOut: [] };

describe('the message of a long mail (decisions 4.83)', () => {
  it('has all of 8,000 characters', () => {
    const text = 'x'.repeat(8_000);
    expect(isTooLong(text)).toBe(false);
    expect(bodyOf(text, none)).toBe(text);
  });

  it('has the beginning of one more, and says where the rest is', () => {
    const text = 'x'.repeat(8_001);
    expect(isTooLong(text)).toBe(true);
    const facts = { fileName: WHOLE_TEXT, fileType: 'text/plain', fileSize: 8_001, sha256: '', storagePath: '' };
    const stored = [{ ...facts, sentName: WHOLE_TEXT }];
    expect(bodyOf(text, { stored, leftOut: [] })).toMatch(
      /^x{8000}\n\n\*The rest of this mail is in whole-mail\.txt\./,
    );
    expect(bodyOf(text, none)).toMatch(/^x{8000}\n\n\*The rest of this mail is too long to be shown here\.\*$/);
  });
});
