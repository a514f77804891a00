import { aDataExport } from '../../factories/reports/data-export.factory.js';
import { makeExport } from '../calls/export-calls.js';
import type { Fixture, Fixtures } from './walk.js';
import type { WalkerName, World } from './walkers.js';

/** An export of the owner's own data: theirs alone, beside admins. */
const own: Fixture = async ({ test, people: { owner } }) => {
  const { dataExport } = await test.db.given(aDataExport(owner));
  const subject = { kind: 'person' as const, person_id: owner.id, owner_id: owner.id };
  return { params: { id: dataExport.id }, subject, visible: 'data_export.read' };
};

/** Archives hold all tables, so that one is made for all who ask for it. */
const archives = new WeakMap<World, ReturnType<Fixture>>();

/** The same with its archive. */
const made: Fixture = (world, name) => {
  const archive = archives.get(world) ?? archived(world, name);
  archives.set(world, archive);
  return archive;
};

async function archived(world: World, name: Parameters<Fixture>[1]) {
  const visit = await own(world, name);
  await makeExport(world.test.app, visit.params?.['id'] ?? '');
  return visit;
}

/** A person has three open ones at most. */
const clear = ({ db }: Parameters<Fixture>[0]['test']) => db.rows('delete from data_exports');

/** The owner's data, for any requester. */
const ofOwner: Fixture = async ({ test, people: { owner } }) => {
  await clear(test);
  const subject = (name: WalkerName): object => ({
    kind: 'person' as const,
    person_id: owner.id,
    owner_id: name === 'owner' ? owner.id : 'another',
  });
  return { body: { kind: 'person', person_id: owner.id }, subject };
};

/** A whole company, the owner's own. */
const ofCompany: Fixture = async ({ test, people: { owner } }) => {
  await clear(test);
  return {
    body: { kind: 'company', company_id: owner.companyId },
    subject: { kind: 'company' as const, person_id: null, owner_id: owner.id },
  };
};

/** Exports of companies and persons. */
export const exportFixtures: Fixtures = {
  'GET /api/v1/exports': () => ({}),
  'POST /api/v1/exports': ofOwner,
  'POST /api/v1/exports — of a company': ofCompany,
  'GET /api/v1/exports/{id}': own,
  'POST /api/v1/exports/{id}/cancel': own,
  'GET /api/v1/exports/{id}/file': made,
};
