import type { Fixture, Fixtures } from './walk.js';

/** Any change: making the walk's users was one. */
const entry: Fixture = async ({ test }) => {
  const [row] = await test.db.rows<{ id: string }>('select id from audit_entries limit 1');
  return { params: { id: row?.id ?? '' } };
};

/** Who changed what. */
export const auditFixtures: Fixtures = {
  'GET /api/v1/audit': () => ({}),
  'GET /api/v1/audit/chain': () => ({}),
  'GET /api/v1/audit/export': () => ({}),
  'GET /api/v1/audit/{id}': entry,
};
