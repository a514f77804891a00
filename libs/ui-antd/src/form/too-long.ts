/** Why a text of more than `max` characters can't be saved, with how long it is; undefined for one that fits. */
export function tooLongSentence(text: string, max: number): string | undefined {
  const { length } = text.trim();
  return length > max ? atMost(`At most ${max} characters`, length) : undefined;
}

/** A limit's sentence with how long the text is: "At most 200 characters; here are 243". */
export const atMost = (limit: string, length: number): string => `${limit}; here are ${length}`;
