import { createHash } from 'node:crypto';
import { exportLimits } from '@portal/contracts';
import { DataExport } from '../../modules/exports/index.js';
import { datedAt } from '../builders/persist-quietly.js';
import { BAKERY, GRACE } from '../demo-people.js';
import type { DemoWorld } from '../demo-world.js';

const DAY = 86_400_000;
/** How long an archive was made, in milliseconds. */
const MAKING = 50_000;

/** An export of a company whose archive has expired, one of a person that was cancelled, and one that failed. */
export async function loadExports(world: DemoWorld): Promise<void> {
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
