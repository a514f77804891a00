import { kindsOfImport, readCell, type ImportProblem } from '@portal/contracts';
import type { Import } from '../import.entity.js';
import type { FieldValues } from '../kinds/import-kind.js';

/** The cells of a line by field, those that are empty left out, and what is wrong with those that can't be read. */
export interface ReadLine {
  values: FieldValues;
  problems: ImportProblem[];
}

type Columns = Pick<Import, 'kind' | 'headers' | 'mapping' | 'formats' | 'valueMapping'>;

/** How the cells of a line become values of fields, by what was chosen for the file. */
export function lineReader({ kind, headers, mapping, ...reading }: Columns): (cells: readonly string[]) => ReadLine {
  const columns = kindsOfImport[kind].fields.flatMap((field) => {
    const heading = mapping[field.name] ?? '';
    const at = headers.indexOf(heading);
    return at < 0 ? [] : [{ name: field.name, at, read: (text: string) => readCell(field, heading, text, reading) }];
  });
  return (cells) => {
    const values: Record<string, unknown> = {};
    const problems: ImportProblem[] = [];
    for (const { name, at, read } of columns) {
      const text = cells[at] ?? '';
      if (text === '') continue;
      const cell = read(text);
      if ('problem' in cell) problems.push({ field: name, message: cell.problem });
      else if (cell.value !== undefined) values[name] = cell.value;
    }
    return { values, problems };
  };
}
