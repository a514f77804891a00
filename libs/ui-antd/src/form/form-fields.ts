import type { FormInstance } from 'antd';
import type { z } from 'zod';

/** A field's place in the values: ["items", 0, "amount"]. */
export type FieldName = (string | number)[];

export const textOf = (name: FieldName): string => name.join('.');

/** The fields that stand in a form, in their order. */
export const fieldNames = (form: FormInstance): FieldName[] => form.getFieldsError().map(({ name }) => name);

/** The field that a reason is about: the one at its path, else the nearest that holds it. */
export function nameOf(path: string, names: readonly FieldName[]): FieldName | undefined {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length--) {
    const wanted = parts.slice(0, length).join('.');
    const found = names.find((name) => textOf(name) === wanted);
    if (found) return found;
  }
  return undefined;
}

/** What the schema refuses, in words; of a text that is too long also how long it is. */
export const reasonsOf = ({ issues }: z.ZodError, form: FormInstance): { path: string; message: string }[] =>
  issues.map((issue) => ({ path: issue.path.join('.'), message: sentenceOf(issue, form) }));

/**
 * The fields among those just changed whose text is longer than the schema allows, with the sentence that gives the
 * excess.
 */
export function tooLongOf(
  { issues }: z.ZodError,
  changed: readonly string[],
  form: FormInstance,
): { name: FieldName; errors: string[] }[] {
  const names = fieldNames(form);
  return issues
    .filter((issue) => isTooLong(issue) && changed.includes(String(issue.path[0])))
    .flatMap((issue) => {
      const name = nameOf(issue.path.join('.'), names);
      return name ? [{ name, errors: [sentenceOf(issue, form)] }] : [];
    });
}

const isTooLong = (issue: z.core.$ZodIssue): boolean => issue.code === 'too_big' && issue.origin === 'string';

function sentenceOf(issue: z.core.$ZodIssue, form: FormInstance): string {
  const typed: unknown = isTooLong(issue) ? form.getFieldValue(issue.path) : undefined;
  return typeof typed === 'string' ? atMost(issue.message, typed.trim().length) : issue.message;
}

/** What a browser's own field holds but can't give as a value: a day that isn't whole, or doesn't exist. */
export function badInputs(form: FormInstance): { path: string; message: string }[] {
  return fieldNames(form).flatMap((name) => {
    const field = inputOf(form.getFieldInstance(name));
    if (!field?.validity.badInput) return [];
    return [{ path: textOf(name), message: field.type === 'number' ? 'Enter a number' : 'Enter a whole date' }];
  });
}

/** The element behind antd's handle of a field. */
function inputOf(handle: unknown): HTMLInputElement | undefined {
  if (handle instanceof HTMLInputElement) return handle;
  if (typeof handle !== 'object' || handle === null || !('input' in handle)) return undefined;
  return handle.input instanceof HTMLInputElement ? handle.input : undefined;
}

/** Why a text of more than `max` characters can't be saved, with how long it is; undefined for one that fits. */
export function tooLongSentence(text: string, max: number): string | undefined {
  const { length } = text.trim();
  return length > max ? atMost(`At most ${max} characters`, length) : undefined;
}

/** A limit's sentence with how long the text is: "At most 200 characters; here are 243". */
const atMost = (limit: string, length: number): string => `${limit}; here are ${length}`;
