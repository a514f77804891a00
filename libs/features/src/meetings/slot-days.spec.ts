import { daysOfSlots, halvesOfDay } from './slot-picker.js';

const at = (starts_at: string) => ({ starts_at, ends_at: starts_at });
const slots = ['2026-12-01T14:00:00Z', '2026-12-01T19:00:00Z', '2026-12-02T04:30:00Z', '2026-12-02T14:00:00Z'].map(at);

describe('Free times by day', () => {
  it('counts days on the reader’s calendar', () => {
    expect(daysOfSlots(slots, 'America/New_York').map(({ day, slots: own }) => [day, own.length])).toEqual([
      ['2026-12-01', 3],
      ['2026-12-02', 1],
    ]);
    expect(daysOfSlots(slots, 'UTC').map(({ day, slots: own }) => [day, own.length])).toEqual([
      ['2026-12-01', 2],
      ['2026-12-02', 2],
    ]);
  });

  it('parts a day at noon and leaves out a half without a time', () => {
    expect(halvesOfDay(slots.slice(0, 2), 'America/New_York')).toEqual([
      { title: 'Morning', slots: [slots[0]] },
      { title: 'Afternoon', slots: [slots[1]] },
    ]);
    expect(halvesOfDay(slots.slice(1, 2), 'America/New_York').map(({ title }) => title)).toEqual(['Afternoon']);
  });
});
