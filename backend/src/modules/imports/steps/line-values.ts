import { importDefinitions, readCell, type ImportProblem, truncate } from '@portal/contracts';
import { repeatsOf } from '../headings.js';
import type { Import } from '../import.entity.js';
import type { FieldValues } from '../importers/importer.js';

/** The cells of a line by field, those that are empty left out, and what is wrong with those that can't be read. */
export interface ReadLine {
  values: FieldValues;
  problems: ImportProblem[];
  /** The fields whose cells are empty, where empty ones clear the value. */
  emptied: string[];
}

const MAX_QUOTED = 60;

type Columns = Pick<Import, 'kind' | 'headers' | 'mapping' | 'formats' | 'valueMapping'> & {
  clearsEmpty?: boolean;
};

/** Its values are in wrong columns: most often a text has the separator in it. */
const beyondHeadings = (cell: string): ImportProblem => ({
  field: '',
  message:
    `This line has more cells than there are headings: there is none above “${truncate(cell, MAX_QUOTED)}”. ` +
    'Put quotes around a text that has the separator in it',
});

/** A quote that isn't the first character of its cell is none, to spreadsheets too: the cells begin with it, trimmed. */
const quoteBehindBlank = (cell: string): ImportProblem => ({
  field: '',
  message:
    `This line has more cells than there are headings: the quote before “${truncate(cell.slice(1), MAX_QUOTED)}” has a blank ` +
    'before it, so that it holds nothing together. Remove the blank',
});

/** What is wrong with a line whose cells go on behind the last heading; nothing where those are empty. */
function shiftedCells(cells: readonly string[], headers: readonly string[]): ImportProblem[] {
  const beyond = cells.slice(headers.length).find((cell) => cell !== '');
  if (beyond === undefined) return [];
  const quoted = cells.find((cell) => /^"[^"]*$/.test(cell));
  return [quoted === undefined ? beyondHeadings(beyond) : quoteBehindBlank(quoted)];
}

/** How the cells of a line become values of fields, by what was chosen for the file. */
export function lineReader({
  kind,
  headers,
  mapping,
  clearsEmpty = false,
  ...reading
}: Columns): (cells: readonly string[]) => ReadLine {
  const columns = importDefinitions[kind].fields.flatMap((field) => {
    const heading = mapping[field.name] ?? '';
    if (!headers.includes(heading)) return [];
    const places = field.type === 'list' ? repeatsOf(heading, headers) : [headers.indexOf(heading)];
    return [{ name: field.name, places, read: (text: string) => readCell(field, heading, text, reading) }];
  });
  return (cells) => {
    const values: Record<string, unknown> = {};
    const emptied: string[] = [];
    const problems = shiftedCells(cells, headers);
    for (const { name, places, read } of columns) {
      const texts = places.map((at) => cells[at] ?? '').filter((text) => text !== '');
      const text = texts.join(', ');
      if (text === '') {
        if (clearsEmpty) emptied.push(name);
        continue;
      }
      const cell = read(text);
      if ('problem' in cell) problems.push({ field: name, message: cell.problem });
      else if (cell.value !== undefined) values[name] = cell.value;
    }
    return { values, problems, emptied };
  };
}
