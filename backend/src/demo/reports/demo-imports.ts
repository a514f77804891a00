import { createImport, type ImportedLine } from '../builders/import.js';
import type { DemoWorld } from '../demo-world.js';

const headings = ['Company', 'Telephone', 'Payment terms', 'Notes'];

const lines: readonly ImportedLine[] = [
  { cells: ['Pungo Marina', '(252) 555-0161', '30', 'From the old address book'], fate: 'new', key: 'pungo marina' },
  { cells: ['Bath Ferry Company', '(252) 555-0162', '', ''], fate: 'new', key: 'bath ferry company' },
  {
    cells: ['', '(252) 555-0163', '30', 'Who is this?'],
    fate: 'wrong',
    problems: [{ field: 'name', message: 'Required' }],
  },
  {
    cells: ['Pungo Marina', '', '', ''],
    fate: 'existing',
    problems: [{ field: '', message: 'The same name as line 2, but other values' }],
    key: 'pungo marina',
  },
];

/** A file of companies that was tried and waits to be applied. */
export async function loadImports({ em, admin }: DemoWorld): Promise<void> {
  await createImport(em, admin, {
    file: { fileName: 'Address book.csv', fileSize: 240, headings },
    lines,
    state: {
      mapping: { name: 'Company', phone: 'Telephone', payment_terms_days: 'Payment terms', notes: 'Notes' },
      status: 'checked',
      lineCount: lines.length,
      startedBy: admin.id,
    },
  });
}
