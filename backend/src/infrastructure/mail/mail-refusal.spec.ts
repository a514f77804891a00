import { assertOneMailbox, refusalOf } from './mail-refusal.js';

const refused = (fields: object): Error => Object.assign(new Error('refused'), fields);

describe('whom a mail may go to', () => {
  it.each([
    'pat@example.com',
    "o'brien+it@mail.example.co",
    'víctor@münchen.example',
    'pat@localhost',
    'a/b=c!#$%&@x.io',
  ])('writes to %s', (address) => {
    expect(() => {
      assertOneMailbox(address);
    }).not.toThrow();
  });

  it.each([
    '1,pat@example.com',
    'offer<pat@example.com>',
    'http://evil.example/pay<pat@example.com>',
    '<pat@example.com',
    'pat@example.com>',
    'pat@example.com,',
    'pat@example.com;',
    'pat@example.com.',
    'group:pat@example.com;',
    '(offer)pat@example.com',
    '"offer"pat@example.com',
    '\\pat@example.com',
    'pat@[127.0.0.1]',
    'pat@example\u3002com',
    'pa\u200bt@example.com',
    'pat@example.com\r\nBcc: sam@example.com',
  ])('refuses %j, which would reach somebody under another name', (address) => {
    let refusal: number | undefined;
    try {
      assertOneMailbox(address);
    } catch (error) {
      refusal = refusalOf(error);
    }
    expect(refusal).toBe(553);
  });
});

describe('what a mail server says', () => {
  it.each([
    ['no such mailbox', { responseCode: 550 }, 550],
    ['a recipient it cannot read', { responseCode: 501, rejected: ['pat@example.com'] }, 501],
    ['our account is not good', { responseCode: 535 }, undefined],
    ['busy', { responseCode: 451, rejected: ['pat@example.com'] }, undefined],
    ['nothing', { code: 'ECONNREFUSED' }, undefined],
  ])('takes %s for what it is', (_name, fields, refusal) => {
    expect(refusalOf(refused(fields))).toBe(refusal);
  });
});
