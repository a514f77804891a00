import type { Field } from '@portal/contracts';

/** The label of a field. @throws Error for one that the catalogue leaves out */
export function labelIn(fields: object, name: string): string {
  const field = (fields as Readonly<Record<string, Field | string>>)[name];
  if (typeof field !== 'object') throw new Error(`${name} isn’t in the catalogue`);
  return field.label;
}

/** Name and label of a field, as the catalogue of its record has them. */
export const fieldOf = <Fields extends object>(fields: Fields, name: keyof Fields & string) => ({
  name,
  label: labelIn(fields, name),
});
