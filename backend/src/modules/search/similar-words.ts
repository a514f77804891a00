import type { MarkedText } from '@portal/contracts';

/** Two words are alike from here on, by the share of their trigrams that they have in common. */
const ALIKE = 0.3;
const WORD = /([\p{L}\p{N}]+)/u;

/** The sequences of three letters of a word, as pg_trgm makes them: two spaces before it, one behind. */
const trigramsOf = (word: string): Set<string> => {
  const padded = `  ${word.toLowerCase()} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
};

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((trigram) => other.has(trigram)).length;
  return common / (one.size + other.size - common);
}

/** A title with the words marked that are like one that was typed. */
export function similarWords(title: string, typed: string): MarkedText {
  const wanted = typed
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(trigramsOf);
  return title
    .split(WORD)
    .filter((part) => part !== '')
    .map((text) => ({
      text,
      is_hit: WORD.test(text) && wanted.some((word) => likeness(word, trigramsOf(text)) >= ALIKE),
    }));
}
