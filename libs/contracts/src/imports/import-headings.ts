import type { ImportField } from './import-field.js';
import type { ImportChange } from './import.contract.js';
import { importDefinitions, type ImportKind } from './import-kinds.js';

const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[\s_./:()*-]+/g, ' ')
    .trim();

/** The columns whose headings mean a field; a field's own name and label go before its other names, in their order. */
export function guessMapping(kind: ImportKind, headers: readonly string[]): Record<string, string> {
  const mapping: Record<string, string> = {};
  const taken = new Set<string>();
  const take = (field: ImportField, names: readonly string[]): void => {
    if (field.name in mapping) return;
    const header = names
      .map((name) => headers.find((one) => !taken.has(one) && plain(name) === plain(one)))
      .find((found) => found !== undefined);
    if (header === undefined) return;
    mapping[field.name] = header;
    taken.add(header);
  };
  const { fields } = importDefinitions[kind];
  for (const field of fields) take(field, field.rather ?? []);
  for (const field of fields) take(field, [field.name, field.label]);
  for (const field of fields) take(field, field.also?.split(', ') ?? []);
  return mapping;
}

/** What is wrong with a line in a sentence, with the field and, where it is called otherwise, its column. */
export function importProblemText(
  { kind, mapping }: { kind: ImportKind; mapping: Readonly<Record<string, string>> },
  { field: name, message }: { field: string; message: string },
): string {
  if (name === '') return message;
  const label = importDefinitions[kind].fields.find((field) => field.name === name)?.label ?? name;
  const heading = mapping[name];
  return `${label}${heading === undefined || plain(heading) === plain(label) ? '' : ` (${heading})`}: ${message}`;
}

/** "Phone: 252-555-0101 → 252-555-0199", as the screen and the result file say what a line changes. */
export const importChangeText = (
  run: Parameters<typeof importProblemText>[0],
  { field, from, to }: ImportChange,
): string => importProblemText(run, { field, message: `${from ?? 'nothing'} → ${to ?? 'nothing'}` });

/** The line that has the headings: the one with most columns that mean a field, else the first of several columns. */
export function guessHeadingLine(kind: ImportKind, lines: readonly FirstLine[]): FirstLine | undefined {
  const known = lines.map(({ cells }) => Object.keys(guessMapping(kind, cells)).length);
  const most = Math.max(...known);
  const isWide = ({ cells }: FirstLine): boolean => cells.filter((cell) => cell !== '').length > 1;
  return most > 0 ? lines[known.indexOf(most)] : (lines.find(isWide) ?? lines[0]);
}

interface FirstLine {
  line: number;
  cells: string[];
}
