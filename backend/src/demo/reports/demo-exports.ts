import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { exportLimits } from '@portal/contracts';
import type { Company } from '../../modules/companies/index.js';
import { DataExport } from '../../modules/exports/index.js';
import type { User } from '../../modules/users/index.js';
import { daysBefore } from '../time/office-time.js';
import { persistQuietly } from '../persist-quietly.js';

interface World {
  companies: ReadonlyMap<string, Company>;
  people: ReadonlyMap<string, User>;
  now: Date;
}

const DAY = 86_400_000;
/** How long an archive was made, in milliseconds. */
const MAKING = 50_000;

/** An export of a company whose archive has expired, one of a person that was cancelled, and one that failed. */
export async function loadExports(em: EntityManager, { companies, people, now }: World): Promise<void> {
  const admin = people.get('admin@pamlico.example');
  const grace = people.get('grace@tidewaterdental.example');
  const bakery = companies.get('Neuse Bakery');
  if (!admin || !grace || !bakery) throw new Error('The demo has nobody whose data were exported');
  const ofBakery = DataExport.request(admin, { kind: 'company', companyId: bakery.id });
  const askedAt = daysBefore(now, 20);
  ofBakery.begin('expired');
  ofBakery.succeed({
    fileName: `neuse-bakery-${askedAt.toISOString().slice(0, 10)}.zip`,
    fileSize: 412_884,
    sha256: createHash('sha256').update(ofBakery.id).digest('hex'),
    rowCount: 218,
    fileCount: 5,
    missingCount: 0,
  });
  const ended = new Date(askedAt.getTime() + MAKING);
  // the purge has taken the archive
  Object.assign(ofBakery, { storagePath: null, expiresAt: new Date(ended.getTime() + exportLimits.keptDays * DAY) });
  const ofGrace = DataExport.request(grace, { kind: 'person', personId: grace.id });
  ofGrace.cancel();
  const again = DataExport.request(grace, { kind: 'person', personId: grace.id });
  again.begin('failed');
  again.fail('Something went wrong on our side. Ask for it again; tell us if it fails once more');
  persistQuietly(em, [
    lasted(ofBakery, askedAt),
    lasted(ofGrace, daysBefore(now, 6)),
    lasted(again, daysBefore(now, 5)),
  ]);
  await em.flush();
  await em.execute('update data_exports set row_total = 218, file_total = 5 where id = ?', [ofBakery.id], 'run');
}

const lasted = (run: DataExport, at: Date): DataExport => {
  const ended = new Date(at.getTime() + MAKING);
  return Object.assign(run, { createdAt: at, startedAt: run.startedAt && at, finishedAt: ended, updatedAt: ended });
};
