import * as contracts from '@portal/contracts';
import { statesOfTone, tonesOf } from './tones.js';

/** States that call for nothing, or that are over. */
const neutral =
  'archived backlog closed declined disabled draft enabled ignored invited junk planned planning queued refunded rescheduled skipped todo undone void voided'.split(
    ' ',
  );
const placed = [...Object.values(statesOfTone).flat(), ...neutral];
const stateLists = Object.entries(contracts as Readonly<Record<string, unknown>>).filter(
  (entry): entry is [string, readonly string[]] => entry[0].endsWith('Statuses') && Array.isArray(entry[1]),
);

describe('The tones of states', () => {
  it('are chosen for every state of the contracts, once', () => {
    const states = [...new Set(stateLists.flatMap(([, list]) => list))];
    expect(states.length).toBeGreaterThan(40);
    expect(states.filter((state) => !placed.includes(state))).toEqual([]);
    expect(placed.filter((state, index) => placed.indexOf(state) !== index)).toEqual([]);
  });

  it('give way to those of a list of its own', () => {
    expect(tonesOf(['draft', 'sent'], { draft: 'warning' })).toEqual({ draft: 'warning', sent: 'success' });
  });
});
