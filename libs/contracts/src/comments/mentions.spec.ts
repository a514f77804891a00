import { leadingMention, mentionsIn, mentionToken, rewriteMentions, withMentions } from './mentions.js';

const dana = { id: '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b', name: 'Dana Whitfield' };
const dan = { id: '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5c', name: 'Dana' };
const token = `@[Dana Whitfield](user:${dana.id})`;

describe('a mention', () => {
  it('is made of a name behind an @, in any case; the longer name goes first', () => {
    expect(withMentions('Hi @dana whitfield, and @Dana.', [dan, dana])).toBe(
      `Hi ${token}, and @[Dana](user:${dan.id}).`,
    );
  });

  it.each(['mail@Dana Whitfield', '@Dana Whitfielder', 'Dana Whitfield', '@ Dana Whitfield'])(
    'is not in %j',
    (text) => {
      expect(withMentions(text, [dana])).toBe(text);
    },
  );

  it('names each person once', () => {
    const body = withMentions('@Dana Whitfield and again @Dana Whitfield', [dana]);
    expect(mentionsIn(body)).toEqual([dana]);
    expect(rewriteMentions(body, ({ id }) => `<${id}>`)).toBe(`<${dana.id}> and again <${dana.id}>`);
  });

  it('is read where a text begins with it, for parsers', () => {
    expect(leadingMention(`${token}, ${token}`)).toEqual({ mention: dana, length: token.length });
    expect(leadingMention(` ${token}`)).toBeUndefined();
    expect(leadingMention(`@[Dana] ${token}`)).toBeUndefined();
  });

  it('is none with anything but an id', () => {
    expect(mentionsIn('@[Dana](user:me) [Dana](user:0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b)')).toEqual([]);
  });

  it('never leaves its brackets', () => {
    expect(mentionsIn(mentionToken({ ...dana, name: 'Da]na](https://evil.example)' }))).toMatchObject([
      { id: dana.id },
    ]);
  });
});
