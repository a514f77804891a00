/** Values whose words aren't the value's own. */
const irregular: Readonly<Record<string, string>> = { todo: 'To do' };

/** A value of a choice in words: "In progress" for `in_progress`. */
export const valueLabel = (value: string): string =>
  irregular[value] ?? value.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());
