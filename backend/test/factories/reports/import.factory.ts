import type { EntityManager } from '@mikro-orm/postgresql';
import type { ImportStatus } from '@portal/contracts';
import { currentInstant, fromNow } from '@portal/testing/clock';
import { v7 as uuidv7 } from 'uuid';
import { createImport } from '../../../src/demo/builders/import.js';
import type { Import } from '../../../src/modules/imports/index.js';
import type { User } from '../../../src/modules/users/index.js';

/** An import of two companies in a state, with one line that is new and one that was created; leaves no events. */
export const anImport =
  (owner: User, status: ImportStatus = 'uploaded') =>
  async (em: EntityManager): Promise<{ imported: Import }> => {
    const applied = status === 'applied' ? { appliedAt: currentInstant(), undoUntil: fromNow({ days: 1 }) } : {};
    const imported = await createImport(em, owner, {
      file: { fileName: 'companies.csv', fileSize: 40, headings: ['Name'] },
      lines: [
        { cells: ['Neuse River Outfitters'], fate: 'new' },
        { cells: ['Pungo Marina'], fate: 'created', record_id: uuidv7() },
      ],
      state: { mapping: { name: 'Name' }, status, ...applied },
    });
    return { imported };
  };
