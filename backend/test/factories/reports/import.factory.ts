import type { EntityManager } from '@mikro-orm/postgresql';
import type { ImportStatus } from '@portal/contracts';
import { currentInstant } from '@portal/testing/clock';
import { Import } from '../../../src/modules/imports/index.js';
import type { User } from '../../../src/modules/users/index.js';

const DAY = 86_400_000;

/** An import of two companies in a state, with one line that is new and one that was created; leaves no events. */
export const anImport =
  (owner: User, status: ImportStatus = 'uploaded') =>
  async (em: EntityManager): Promise<{ imported: Import }> => {
    const imported = Import.of(
      owner.id,
      {
        kind: 'companies',
        fileName: 'companies.csv',
        fileSize: 40,
        sheet: null,
        otherSheets: [],
        firstLines: ['Name', 'Neuse River Outfitters', 'Pungo Marina'].map((name, at) => ({
          line: at + 1,
          cells: [name],
        })),
        lineTotal: 3,
      },
      1,
    );
    imported.mapping = { name: 'Name' };
    imported.takeRecordedEvents();
    imported.status = status;
    const now = currentInstant();
    if (status === 'applied') Object.assign(imported, { appliedAt: now, undoUntil: new Date(now.getTime() + DAY) });
    await em.persist(imported).flush();
    await em.execute(
      `insert into import_lines (import_id, line, cells, fate, record_id) values
         (?, 2, '["Neuse River Outfitters"]', 'new', null), (?, 3, '["Pungo Marina"]', 'created', uuidv7())`,
      [imported.id, imported.id],
      'run',
    );
    return { imported };
  };
