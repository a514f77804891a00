import { defineErrors } from '../core/define-errors.js';

export const importErrors = defineErrors({
  'import.too_large': [413, 'A file for an import has at most 10 MB. Split it into several'],
  'import.broken': [400, 'The file did not arrive whole. Send it again'],
  'import.too_many_lines': [400, 'An import has at most {count} lines, and this file has more. Split it into several'],
  'import.not_a_table': [400, 'This file is neither CSV nor an Excel workbook (.xlsx) that can be read'],
  'import.no_sheet': [400, 'This workbook has no sheet of that name. Its sheets: {names}'],
  'import.no_lines': [400, 'There are no lines below the headings of this file'],
  'import.too_many_columns': [400, 'An import has at most {count} columns, and this file has more'],
  'import.too_much_text': [
    400,
    'The texts of this file have more than {count} characters together. Split it into several',
  ],
  'import.not_computed': [
    400,
    'The formula in cell {cell} of this workbook was never computed. Open it in Excel or LibreOffice, save it, and send it again',
  ],
  'import.unclosed_quote': [
    400,
    'The quote that begins a cell in line {line} of this file is never closed. Close it or take it out, and send the file again',
  ],
  'import.too_complex': [400, 'This file takes too long or too much memory to read. Save it as CSV and try again'],
  'import.has_wrong_lines': [
    409,
    'Nothing was imported. Lines that are wrong: {count}. Correct the file, or import only the good lines',
  ],
  'import.nothing_new': [409, 'No line of this file would be created'],
  'import.nothing_to_update': [409, 'No line of this file would create or change anything'],
  'import.not_updatable': [400, 'What is there of {kind} is not changed by an import. Import what is new'],
  'import.still_applied': [409, 'This import is still being applied. Wait until it is done, or cancel it first'],
  'import.undo_over': [409, 'An import can be undone for 7 days, and these are over'],
  'import.nothing_to_undo': [409, 'Nothing that this import created or changed is left to be taken back'],
});
