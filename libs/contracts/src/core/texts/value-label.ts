/** Labels that can't be made from the value. */
const ownLabels: Readonly<Record<string, string>> = { todo: 'To do', ach: 'Bank transfer (ACH)' };

/** The label of a choice: "In progress" for `in_progress`. */
export const valueLabel = (value: string): string =>
  ownLabels[value] ?? value.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());
