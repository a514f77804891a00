import fc from 'fast-check';
import { wrappedText } from './pdf-text.js';

/** Points of a text: ten a letter. */
const widthOf = (text: string): number => text.length * 10;
const lines = (text: string, width: number): string[] => wrappedText(text, width, widthOf).split('\n');

describe('the text of a cell', () => {
  it('is broken between words, without the blank between them', () => {
    expect(lines('Completed tasks of May', 90)).toEqual(['Completed', 'tasks of', 'May']);
    expect(lines('As it was', 90)).toEqual(['As it was']);
    expect(lines('First\nsecond line', 60)).toEqual(['First', 'second', 'line']);
  });

  it('has no line that begins or ends with a blank, or is too long where its words aren’t', () => {
    const words = fc.array(fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom('a', 'b', ' ') }));
    fc.assert(
      fc.property(words, fc.integer({ min: 10, max: 150 }), (parts, width) => {
        const text = parts.join(' ').trim();
        const broken = lines(text, width);
        expect(broken.join(' ').split(/ +/)).toEqual(text.split(/ +/));
        if (broken.length === 1) return;
        for (const line of broken) {
          expect(line).toBe(line.trim());
          if (line.includes(' ')) expect(widthOf(line)).toBeLessThanOrEqual(width);
        }
      }),
    );
  });
});
