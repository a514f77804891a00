import { plainExcerpt } from './plain-excerpt.js';
import { MARKS } from './search.queries.js';

const found = (word: string): string => `${MARKS.start}${word}${MARKS.end}`;

describe('An excerpt of a text in Markdown', () => {
  it.each([
    [
      'without signs',
      `the **second ${found('reader')}** blinks: \\[picture: a.png\\]`,
      `the second ${found('reader')} blinks: [picture: a.png]`,
    ],
    [
      'that begins within a format',
      `second ${found('reader')}** blinks\n\n- red`,
      `second ${found('reader')} blinks - red`,
    ],
    [
      'that names somebody',
      `@[${found('Dana')} Hill](user:5f8f8c44-9b57-4a3e-8f6c-2d0f3c0e7a11) asks`,
      `@${found('Dana')} Hill asks`,
    ],
    [
      'with a link',
      `[the ${found('guide')}](https://a.example/x) helps`,
      `the ${found('guide')} (https://a.example/x) helps`,
    ],
    ['found in an address', `[the guide](https://a.example/${found('x')}) helps`, 'the guide helps'],
  ])('%s', (_, markdown, text) => expect(plainExcerpt(markdown)).toBe(text));
});
