import { kindsOfImport, readCell, type ImportProblem } from '@portal/contracts';
import type { Import } from '../import.entity.js';
import type { FieldValues } from '../kinds/import-kind.js';

/** The cells of a line by field, those that are empty left out, and what is wrong with those that can't be read. */
export interface ReadLine {
  values: FieldValues;
  problems: ImportProblem[];
}

const MAX_QUOTED = 60;

type Columns = Pick<Import, 'kind' | 'headers' | 'mapping' | 'formats' | 'valueMapping'>;

/** Its values are in wrong columns: most often a text has the separator in it. */
const beyondHeadings = (cell: string): ImportProblem => ({
  field: '',
  message:
    `This line has more cells than there are headings: there is none above “${cell.slice(0, MAX_QUOTED)}”. ` +
    'Put quotes around a text that has the separator in it',
});

/** How the cells of a line become values of fields, by what was chosen for the file. */
export function lineReader({ kind, headers, mapping, ...reading }: Columns): (cells: readonly string[]) => ReadLine {
  const columns = kindsOfImport[kind].fields.flatMap((field) => {
    const heading = mapping[field.name] ?? '';
    const at = headers.indexOf(heading);
    return at < 0 ? [] : [{ name: field.name, at, read: (text: string) => readCell(field, heading, text, reading) }];
  });
  return (cells) => {
    const values: Record<string, unknown> = {};
    const beyond = cells.slice(headers.length).find((cell) => cell !== '');
    const problems = beyond === undefined ? [] : [beyondHeadings(beyond)];
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
