import { milestoneQueries } from '../milestones/milestone.queries.js';
import { projectQueries } from '../projects/project.queries.js';
import { taskQueries } from '../tasks/task.queries.js';
import { createQueryClient } from './query-client.js';

const MINUTE = 60_000;
const AN_ID = '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';

describe('how long data counts as fresh and is kept (specification, section 9)', () => {
  it('is 5 and 10 minutes in general, and fetched anew on focus and when the network is back', () => {
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
      staleTime: 5 * MINUTE,
      gcTime: 10 * MINUTE,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
    });
  });

  it('is 5 and 10 minutes for the list of projects', () => {
    expect(projectQueries.list()).toMatchObject({ staleTime: 5 * MINUTE, gcTime: 10 * MINUTE });
  });

  it('is 30 seconds and 5 minutes for the data of a project', () => {
    for (const query of [projectQueries.detail(AN_ID), taskQueries.ofProject(AN_ID), milestoneQueries.ofProject(AN_ID)])
      expect(query).toMatchObject({ staleTime: 30_000, gcTime: 5 * MINUTE });
  });
});
