import { aFreeSlot, aMeeting } from '@portal/testing';
import { daysOf, hoursOf, nextFrom, periodText, placed, spanOf } from './calendar-days.js';

const NEW_YORK = 'America/New_York';
const at = (starts_at: string) => aMeeting(aFreeSlot(starts_at));

describe('The days of a calendar', () => {
  it('are a week from Monday, or the whole weeks of a month', () => {
    expect(daysOf('week', '2026-11-26')).toEqual([23, 24, 25, 26, 27, 28, 29].map((day) => `2026-11-${day}`));
    const month = daysOf('month', '2026-11-26');
    expect([month[0], month.at(-1), month.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
    expect(daysOf('month', '2027-02-10')).toHaveLength(28);
  });

  it('go on by a week or a month', () => {
    expect(nextFrom('week', '2026-12-30', 1)).toBe('2027-01-04');
    expect(nextFrom('month', '2026-01-31', 1)).toBe('2026-02-01');
    expect(nextFrom('month', '2026-01-31', -1)).toBe('2025-12-01');
    expect(periodText('week', '2026-11-26')).toBe('Nov 23 – Nov 29, 2026');
    expect(periodText('month', '2026-11-26')).toBe('November 2026');
  });

  it('lie between the midnights of the reader’s zone, also in the week of a clock change', () => {
    expect(spanOf(daysOf('week', '2026-11-01'), NEW_YORK)).toEqual({
      from: '2026-10-26T04:00:00.000Z',
      to: '2026-11-02T05:00:00.000Z',
    });
  });
});

describe('Meetings in the column of their day', () => {
  it('that overlap stand side by side, others have all the width', () => {
    const [first, second, third] = ['14:00', '14:15', '16:00'].map((time) => at(`2026-11-24T${time}:00.000Z`));
    const rows = placed(
      [third, second, first].map((one) => one ?? aMeeting()),
      NEW_YORK,
    );
    expect(rows.map(({ start, length, lane, lanes }) => [start, length, lane, lanes])).toEqual([
      [540, 30, 0, 2],
      [555, 30, 1, 2],
      [660, 30, 0, 1],
    ]);
  });

  it('widen the office’s hours where they lie outside', () => {
    expect(hoursOf([[]])).toEqual({ from: 8, to: 18 });
    expect(hoursOf([placed([at('2026-11-24T11:30:00.000Z'), at('2026-11-24T23:45:00.000Z')], NEW_YORK)])).toEqual({
      from: 6,
      to: 20,
    });
  });
});
