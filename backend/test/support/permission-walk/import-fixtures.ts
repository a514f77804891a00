import type { ImportStatus } from '@portal/contracts';
import { anImport } from '../../factories/reports/import.factory.js';
import type { Fixture, Fixtures } from './walk.js';

/** An import in this state, with one line that is new and one that was created. */
const inState =
  (status: ImportStatus, body?: object): Fixture =>
  async ({ test, people: { admin } }) => {
    const { imported } = await test.db.given(anImport(admin, status));
    return { params: { id: imported.id }, subject: { id: imported.id }, ...(body ? { body } : {}) };
  };

const file = { kind: 'companies', file_name: 'companies.csv', file_data: 'TmFtZQpOZXVzZSBSaXZlciBPdXRmaXR0ZXJzCg==' };

/** Imports of files. */
export const importFixtures: Fixtures = {
  'GET /api/v1/imports': () => ({}),
  'POST /api/v1/imports': () => ({ body: file }),
  'GET /api/v1/imports/{id}': inState('uploaded'),
  'GET /api/v1/imports/{id}/lines': inState('uploaded'),
  'GET /api/v1/imports/{id}/result': inState('applied'),
  'GET /api/v1/imports/{id}/unknown-values': inState('uploaded'),
  'POST /api/v1/imports/{id}/heading-line': inState('uploaded', { line: 1 }),
  'POST /api/v1/imports/{id}/check': inState('uploaded', { mapping: { name: 'Name' } }),
  'POST /api/v1/imports/{id}/apply': inState('checked', { mode: 'good' }),
  'POST /api/v1/imports/{id}/cancel': inState('checked'),
  'POST /api/v1/imports/{id}/undo': inState('applied'),
};
