import {
  FormatTally,
  importDefinitions,
  type ImportFormats,
  type ImportField,
  type ImportView,
  truncate,
} from '@portal/contracts';
import type { TableLine } from './file/worker-thread/table-line.js';

const MAX_HEADING = 150;

/** Distinct headings: an empty one is called by its place, a repeated one numbered. */
export function distinctHeaders(cells: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cells.map((cell, at) => {
    const name = truncate(cell, MAX_HEADING) || `Column ${at + 1}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}

/** The places of a heading and of those that repeat it, as Jira writes one column for each label. */
export const repeatsOf = (heading: string, headers: readonly string[]): number[] =>
  headers.flatMap((header, at) => {
    const isRepeat = header.startsWith(`${heading} (`) && /^\d+\)$/.test(header.slice(heading.length + 2));
    return header === heading || isRepeat ? [at] : [];
  });

type Mapped = Pick<ImportView, 'kind' | 'headers' | 'mapping'>;

/** The fields of these types that have a column, by what was chosen, with its place. */
export const columnsOf = ({ kind, headers, mapping }: Mapped, ...types: ImportField['type'][]) =>
  importDefinitions[kind].fields
    .filter(({ type }) => types.includes(type))
    .map((field) => ({ field, at: headers.indexOf(mapping[field.name] ?? '') }))
    .filter(({ at }) => at >= 0);

/** What the values of a file say of its formats; where they say nothing, the given ones. */
export async function guessFormats(
  lines: AsyncIterable<TableLine>,
  run: Mapped,
  other: ImportFormats,
): Promise<ImportFormats> {
  const tally = new FormatTally();
  for await (const { cells } of lines) tally.add(cells);
  const [days, numbers] = [columnsOf(run, 'day'), columnsOf(run, 'number', 'dollars', 'minutes')];
  return tally.guess({ days: days.map(({ at }) => at), numbers: numbers.map(({ at }) => at) }, other);
}
