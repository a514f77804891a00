import { excerptOf } from './last-message.js';

describe('the last words of a ticket', () => {
  it('are one line of text without signs of its formats', () => {
    expect(excerptOf('<p>Unplugged <strong>it</strong>,<br>works &amp; hums</p><ul><li>twice</li></ul>')).toBe(
      'Unplugged it, works & hums - twice',
    );
  });

  it('end with an ellipsis where there is more, also within a tag', () => {
    expect(excerptOf(`<p>${'word '.repeat(60)}</p>`)).toMatch(/^(word ){31}word…$/);
    expect(excerptOf('<p>See <a href="https://long.example/pa')).toBe('See');
  });

  it('are none where there is no message', () => expect(excerptOf(null)).toBeNull());
});
