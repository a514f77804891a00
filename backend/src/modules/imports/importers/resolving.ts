import type { FieldValues, Resolved } from './importer.js';
import type { Finder } from './references.js';

/**
 * The input of a line: each field that names a record gives way to the property with the record's id, or to a problem.
 * @param references field → property, and who finds the record
 */
export function resolving(
  line: FieldValues,
  references: Readonly<Record<string, readonly [property: string, find: Finder]>>,
): Resolved {
  const own = Object.entries(line).filter(([field]) => !(field in references));
  const resolved: Resolved = { input: Object.fromEntries(own), problems: [] };
  for (const [field, [property, find]] of Object.entries(references)) {
    const name = line[field];
    if (typeof name !== 'string') continue;
    const found = find(name);
    if ('id' in found) resolved.input[property] = found.id;
    else resolved.problems.push({ field, message: found.problem });
  }
  return resolved;
}
