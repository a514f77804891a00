import type { UserActor } from '@portal/contracts';
import { actorOf } from '../../../../test/factories/cast.factory.js';
import { eventually } from '../../../../test/support/jobs/eventually.js';
import { contextWithCast } from '../../../../test/support/with-cast.js';
import type { User } from '../../users/index.js';
import { ReportLibraryService } from './report-library.service.js';

const { context, cast } = contextWithCast();

/** Figures that go on being read until they are let go. */
function heldFigures() {
  const reading: string[] = [];
  let release = (): void => undefined;
  const released = new Promise<null>((resolve) => {
    release = () => resolve(null);
  });
  const reader = ReportLibraryService.prototype as unknown as { figure: (actor: UserActor) => Promise<null> };
  jest.spyOn(reader, 'figure').mockImplementation(({ id }) => {
    reading.push(id);
    return released;
  });
  return { reading, release };
}

afterEach(() => jest.restoreAllMocks());

it('reads six figures at once, three of a reader, and refuses one reader’s calls when too much waits (decisions 6.78)', async () => {
  const { reading, release } = heldFigures();
  const library = (user: User) => context.db.service(ReportLibraryService).library(actorOf(user));
  const refusals: unknown[] = [];
  const greedy = Array.from({ length: 20 }, () => library(cast.admin).catch((error: unknown) => refusals.push(error)));
  await eventually(() => expect(refusals).not.toEqual([]));
  expect(reading).toEqual(Array(3).fill(cast.admin.id));
  const other = library(cast.otherAdmin);
  await eventually(() => expect(reading).toHaveLength(6));
  expect(reading.filter((id) => id === cast.otherAdmin.id)).toHaveLength(3);
  release();
  expect((await other).length).toBeGreaterThan(3);
  await Promise.all(greedy);
  for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'unavailable' });
});
