import { createHash } from 'node:crypto';
import { exportLimits } from '@portal/contracts';
import { DataExport } from '../../modules/exports/index.js';
import { createImport, type ImportedLine } from '../builders/import.js';
import { datedAt } from '../builders/persist-quietly.js';
import { BAKERY, GRACE } from '../demo-people.js';
import type { DemoWorld } from '../demo-world.js';

const DAY = 86_400_000;
/** How long an archive was made, in milliseconds. */
const MAKING = 50_000;

/** Makes exports and an import. */
export async function loadTransfers(world: DemoWorld): Promise<void> {
  await loadExports(world);
  await loadImports(world);
}

/** An export of a company whose archive has expired, one of a person that was cancelled, and one that failed. */
async function loadExports(world: DemoWorld): Promise<void> {
  const grace = world.people.named(GRACE);
  const ofBakery = DataExport.request(world.admin, { kind: 'company', companyId: world.companies.named(BAKERY).id });
  const askedAt = world.daysAgo(20);
  ofBakery.begin('expired');
  ofBakery.succeed({
    fileName: `neuse-bakery-${askedAt.toISOString().slice(0, 10)}.zip`,
    fileSize: 412_884,
    sha256: createHash('sha256').update(ofBakery.id).digest('hex'),
    rowCount: 218,
    fileCount: 5,
    missingCount: 0,
  });
  // the purge has taken the archive
  const expiresAt = new Date(askedAt.getTime() + MAKING + exportLimits.keptDays * DAY);
  Object.assign(ofBakery, { storagePath: null, expiresAt });
  const ofGrace = DataExport.request(grace, { kind: 'person', personId: grace.id });
  ofGrace.cancel();
  const again = DataExport.request(grace, { kind: 'person', personId: grace.id });
  again.begin('failed');
  again.fail('Something went wrong on our side. Ask for it again; tell us if it fails once more');
  await world.save(lasted(ofBakery, askedAt), lasted(ofGrace, world.daysAgo(6)), lasted(again, world.daysAgo(5)));
  await world.run('update data_exports set row_total = 218, file_total = 5 where id = ?', [ofBakery.id]);
}

function lasted(run: DataExport, at: Date): DataExport {
  const finishedAt = new Date(at.getTime() + MAKING);
  return datedAt(Object.assign(run, { startedAt: run.startedAt && at, finishedAt }), at, finishedAt);
}

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
async function loadImports({ em, admin }: DemoWorld): Promise<void> {
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
