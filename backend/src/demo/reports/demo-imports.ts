import type { EntityManager } from '@mikro-orm/postgresql';
import type { ImportFate, ImportProblem } from '@portal/contracts';
import { Import } from '../../modules/imports/index.js';
import type { User } from '../../modules/users/index.js';
import { persistQuietly } from '../persist-quietly.js';

const headers = ['Company', 'Telephone', 'Payment terms', 'Notes'];

const lines: readonly { cells: string[]; fate: ImportFate; problems?: ImportProblem[]; key?: string }[] = [
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
export async function loadImports(em: EntityManager, { people }: { people: ReadonlyMap<string, User> }): Promise<void> {
  const owner = [...people.values()].find(({ role }) => role === 'admin');
  if (!owner) throw new Error('The demo has no admin');
  const imported = Import.of(
    owner.id,
    {
      kind: 'companies',
      fileName: 'Address book.csv',
      fileSize: 240,
      sheet: null,
      otherSheets: [],
      firstLines: [headers, ...lines.map(({ cells }) => cells)].map((cells, at) => ({ line: at + 1, cells })),
      lineTotal: lines.length + 1,
    },
    1,
  );
  Object.assign(imported, {
    mapping: { name: 'Company', phone: 'Telephone', payment_terms_days: 'Payment terms', notes: 'Notes' },
    status: 'checked',
    lineCount: lines.length,
    startedBy: owner.id,
  });
  persistQuietly(em, [imported]);
  await em.flush();
  const rows = lines.map((line, at) => ({ problems: [], key: null, ...line, line: at + 2 }));
  await em.execute(
    `insert into import_lines (import_id, line, cells, fate, problems, key)
     select ?, l.line, l.cells, l.fate, l.problems, l.key from jsonb_to_recordset(?::jsonb)
       as l (line integer, cells jsonb, fate text, problems jsonb, key text)`,
    [imported.id, JSON.stringify(rows)],
    'run',
  );
}
