import { taskColumns } from './task.columns.js';

/** The list's place beside the menu on a window of 1440 px, without the checkboxes, in CSS pixels. */
const ROOM = 1_160 - 40;

it('leave the title a quarter of a window of 1440 px, all of them shown', () => {
  const columns = taskColumns({
    mayEdit: true,
    choices: { people: [], milestones: [] },
    apply: () => undefined,
    title: () => null,
  });
  const taken = columns.reduce((sum, { width }) => sum + Number.parseInt(width ?? '0', 10), 0);
  expect(ROOM - taken).toBeGreaterThanOrEqual(ROOM / 4);
});
