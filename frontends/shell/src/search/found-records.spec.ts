import type { SearchHit } from '@portal/contracts';
import { aHit } from '../testing/search-hits.js';
import { foundGroups } from './found-records.js';

const parent_id = '0199c0de-0000-7000-8000-0000000000aa';
const project_id = '0199c0de-0000-7000-8000-0000000000bb';
const recordOf = (hit: Partial<SearchHit>) =>
  foundGroups([aHit({ type: 'file', parent_id, ...hit })], 'admin')[0]?.records[0];

describe('A file that was found', () => {
  it.each([
    ['its task', { project_id, status: 'public' }, `/admin/task/${project_id}/${parent_id}`, 'T-0004'],
    ['its ticket', { status: 'internal' }, `/admin/support/${parent_id}`, 'T-0004 · Internal'],
    [
      'the files of its project',
      { project_id, parent_id: null, status: 'public' },
      `/admin/projects/${project_id}?tab=files`,
      'T-0004',
    ],
    ['its deal', { status: 'signed' }, `/admin/deals/${parent_id}`, 'T-0004 · Signed'],
  ] as const)('leads to %s', (_where, hit, href, hint) => {
    expect(recordOf({ number: 'T-0004', ...hit })).toMatchObject({ href, hint });
  });
});
