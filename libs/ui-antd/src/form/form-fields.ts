import type { FormInstance } from 'antd';

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
