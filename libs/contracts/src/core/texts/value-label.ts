/** Labels that can't be made from the value. */
const ownLabels: Readonly<Record<string, string>> = { todo: 'To do', ach: 'Bank transfer (ACH)' };

/** The label of a choice: "In progress" for `in_progress`. */
export const valueLabel = (value: string): string =>
  ownLabels[value] ?? value.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());

/** The labels of all values of a choice, in their order. @param own labels that aren't made from the value */
export const labelsOf = <Value extends string>(
  values: readonly Value[],
  own: Partial<Record<Value, string>> = {},
): Readonly<Record<Value, string>> =>
  Object.fromEntries(values.map((value) => [value, own[value] ?? valueLabel(value)])) as Record<Value, string>;
