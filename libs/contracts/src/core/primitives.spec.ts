import { limits } from './limits.js';
import { normalizeEmail } from './email-address.js';
import {
  day,
  dollars,
  email,
  instant,
  isOwnPath,
  line,
  longText,
  phone,
  requiredLine,
  searchText,
  webAddress,
} from './primitives.js';

describe('texts (decisions, section 2)', () => {
  it.each([
    ['a line', line(120)],
    ['a text', longText],
    ['a search', searchText],
    ['an address', email],
  ])('%s takes no control characters and no halves of characters', (_name, schema) => {
    for (const bad of ['\u0000', '\u0007', '\ud800', '\udc00']) {
      expect(schema.safeParse(`pat${bad}@example.com`).success).toBe(false);
    }
    expect(schema.safeParse('pät😀@example.com').success).toBe(true);
  });

  it.each(['', '   ', '\u200b', '\u2060\u00a0', '\u202e'])('a required one is not met by %j', (text) => {
    expect(requiredLine(120).safeParse(text).error?.issues).toMatchObject([{ message: 'Required' }]);
  });

  it('a required one is met by any letter or sign', () => {
    for (const text of ['a', '私', '👨‍👩‍👧', '-', '\u202eabc'])
      expect(requiredLine(120).safeParse(text).success).toBe(true);
  });

  it('loses what turns the direction of the text around it; letters keep theirs', () => {
    const mark = '\u202e\u2067\u202c\u2069';
    expect(requiredLine(120).parse(`${mark}Printer ${mark}off `)).toBe('Printer off');
    expect(line(120).parse('\u202a+1 252 555 0100\u202c')).toBe('+1 252 555 0100');
    expect(line(120).parse('\u200fשלום\u200e')).toBe('\u200fשלום\u200e');
    expect(email.parse(`pat${mark}@example.com`)).toBe('pat@example.com');
    expect(line(5).safeParse(`${mark}12345${mark}`).success).toBe(true);
  });

  it('of one line takes no separators of lines', () => {
    for (const bad of ['\u0085', '\u2028', '\u2029']) expect(line(120).safeParse(`a${bad}b`).success).toBe(false);
  });

  it('keeps line breaks in texts, and lets a search be pasted with them', () => {
    expect(longText.safeParse('one\ntwo\tthree').success).toBe(true);
    expect(searchText.safeParse('one\ttwo').success).toBe(true);
    expect(line(120).safeParse('one\ntwo').success).toBe(false);
  });
});

describe('the phone of a person or company (decisions 1.1)', () => {
  it('has a digit in any format, or is empty', () => {
    for (const text of ['5', '+1 (252) 555-0100 ext. 7', '1-800-FLOWERS', '٥٥٥', '', ' '])
      expect(phone.safeParse(text).success).toBe(true);
  });

  it.each(['x', '-', 'none', '+()'])('is not %j', (text) => {
    expect(phone.safeParse(text).error?.issues).toMatchObject([{ message: 'Enter a phone number with digits' }]);
  });
});

describe('the address of a site (decisions 1.1)', () => {
  it('is http or https; written without, it is https', () => {
    for (const [typed, kept] of [
      [' https://example.com/a?b=c ', 'https://example.com/a?b=c'],
      ['http://bücher.example', 'http://bücher.example'],
      ['www.example.com', 'https://www.example.com'],
      ['bücher.рф', 'https://bücher.рф'],
    ] as const)
      expect(webAddress.parse(typed)).toBe(kept);
  });

  it.each([
    '',
    'none',
    'Inc.',
    'S.A.',
    '1.5',
    'javascript:alert(1)',
    'ftp://example.com',
    'https://bank.example@evil.example',
    'two words.example',
  ])('is not %j', (text) => {
    expect(webAddress.safeParse(text).error?.issues).toMatchObject([
      { message: 'Enter a web address, like https://example.com' },
    ]);
  });

  it('has at most as many characters as the limit says', () => {
    const longest = `https://example.com/${'a'.repeat(limits.webAddress - 20)}`;
    expect(webAddress.safeParse(longest).success).toBe(true);
    expect(webAddress.safeParse(`${longest}a`).success).toBe(false);
  });
});

describe('dollars (decisions, section 2)', () => {
  it('take every cent up to the limit, also where the number has no exact hundredths', () => {
    const most = Math.round(limits.dollars * 100);
    for (let cents = most; cents > most - 20_000; cents -= 1) expect(dollars.safeParse(cents / 100).success).toBe(true);
    for (const amount of [0, 0.01, 0.1 + 0.2, 1.15, 4.35]) expect(dollars.safeParse(amount).success).toBe(true);
  });

  it.each([-0.01, 0.001, 1.005, 1e-9, 1e-7, limits.dollars + 0.01, Number.NaN, Infinity])('refuse %d', (amount) => {
    expect(dollars.safeParse(amount).success).toBe(false);
  });
});

describe('times', () => {
  it('begin with 1900: years before that are slips', () => {
    for (const early of ['0000-01-01', '0001-01-01', '0026-11-22', '1899-12-31'])
      expect(day.safeParse(early).success).toBe(false);
    expect(instant.safeParse('1899-12-31T23:59:59Z').success).toBe(false);
    expect(day.safeParse('1900-01-01').success).toBe(true);
    expect(instant.safeParse('9999-12-31T23:59:59Z').success).toBe(true);
  });
});

describe('a path to go on to after signing in (decisions, section 3)', () => {
  it.each(['/', '/customer/consultations?page=2#top', '/auth?return_to=https://elsewhere.example'])(
    'may be %s',
    (path) => {
      expect(isOwnPath(path)).toBe(true);
    },
  );

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '',
  ])('must not be %j', (path) => {
    expect(isOwnPath(path)).toBe(false);
  });
});

describe('one spelling of an e-mail address', () => {
  it.each([
    ['Victim@Target.Example', 'victim@target.example'],
    [' victim@ｔarget.example ', 'victim@target.example'],
    ['victim@TARGET。example', 'victim@target.example'],
    ['victim@target.example.', 'victim@target.example'],
    ['victim@tar\u00adget.example', 'victim@target.example'],
    ['victim@ﬁrm.example', 'victim@firm.example'],
    ['victim@Bücher.example', 'victim@xn--bcher-kva.example'],
    ['victim@bu\u0308cher.example', 'victim@xn--bcher-kva.example'],
    ['victim@XN--BCHER-KVA.example', 'victim@xn--bcher-kva.example'],
    ['o’brien+tag@shop.example', 'o’brien+tag@shop.example'],
    ['no at sign', 'no at sign'],
    ['a@b/c', 'a@b/c'],
    ['a@b:80', 'a@b:80'],
    ['a@[127.0.0.1]', 'a@[127.0.0.1]'],
    ['a@exa%6dple', 'a@exa%6dple'],
  ])('%s is %s', (typed, spelling) => {
    expect(normalizeEmail(typed)).toBe(spelling);
    expect(normalizeEmail(spelling)).toBe(spelling);
  });

  it('is what every schema stores, and what its length is measured of', () => {
    expect(email.parse(' Dana@ｔarget.example')).toBe('dana@target.example');
    expect(email.safeParse('a@b c').success).toBe(false);
    expect(email.safeParse(`a@${'ü'.repeat(250)}.example`).success).toBe(false);
    expect(email.safeParse('@target.example').success).toBe(false);
  });
});
