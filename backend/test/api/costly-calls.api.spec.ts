import { manyRecords } from '../factories/many-records.factory.js';
import { aProjectCast } from '../factories/project-cast.factory.js';
import { createTestApp } from '../support/create-test-app.js';
import { bearerOf } from '../support/sign-in.js';

/** Prints figures and asserts none: they are the machine's as well. `COSTLY_CALLS=on` runs it, on 100,000 tasks. */
const isOn = process.env['COSTLY_CALLS'] === 'on';
const AT_ONCE = 100;

const costly = [
  '/api/v1/availability?from=2026-11-01&to=2027-02-01',
  '/api/openapi.json',
  '/api/v1/tasks?limit=100&sortBy=title&sortOrder=desc',
  '/api/v1/tasks?limit=100&page=900',
  '/api/v1/tasks?limit=100&search=a%20e%20i',
  '/api/v1/consultation-requests?limit=100&search=a%20e%20o',
];

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

(isOn ? it : it.skip)(
  'costly calls of one person, 100 at once, leave others their lists',
  async () => {
    const test = await createTestApp();
    const { people, project } = await test.db.given(aProjectCast());
    await test.db.given(manyRecords());
    await test.db.rows('analyze');
    const busy = await bearerOf(test.app, people.admin);
    const other = await bearerOf(test.app, people.owner);
    const lines: string[] = [];
    for (const path of costly) {
      const statuses = new Map<number, number>();
      const state = { isOver: false };
      const all = Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          const { status } = await fetch(`${test.url}${path}`, { headers: busy }).then(async (answer) => {
            await answer.arrayBuffer();
            return answer;
          });
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }),
      ).then(() => {
        state.isOver = true;
      });
      const times: number[] = [];
      while (!state.isOver || times.length === 0) {
        const began = performance.now();
        await (await fetch(`${test.url}/api/v1/tasks?project_id=${project.id}&limit=20`, { headers: other })).json();
        times.push(performance.now() - began);
      }
      await all;
      const slowest = Math.round(Math.max(...times));
      lines.push(
        `${path}: median ${Math.round(median(times))} ms, slowest ${slowest} ms of ${times.length}; ${JSON.stringify([...statuses])}`,
      );
    }
    await test.close();
    process.stdout.write(`${lines.join('\n')}\n`);
  },
  600_000,
);
