import { optionsOf } from '@portal/features';
import type { ListFilter } from '@portal/ui-antd';

/** A filter by one or several values of a choice, in the words and the order of its labels. */
export const choiceFilter = <Value extends string>(
  key: string,
  label: string,
  labels: Readonly<Record<Value, string>>,
): ListFilter => ({ key, label, options: optionsOf(labels), multiple: true });

/** A filter that is on or off. */
export const flagFilter = (key: string, label: string, words: string): ListFilter => ({
  key,
  label,
  options: [{ value: 'true', label: words }],
});
