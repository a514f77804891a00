import { defaultWeeklyHours } from '@portal/contracts';
import { DateTime } from 'luxon';
import { chooseHost, wasTaken } from './host-choice.js';
import type { Host } from './hosts.queries.js';

const at = (local: string): number => DateTime.fromISO(local, { zone: 'America/New_York' }).toMillis();
const between = (from: string, to: string) => ({ from: at(`2026-03-10T${from}`), to: at(`2026-03-10T${to}`) });
const now = at('2026-03-09T08:00');
const host = (id: string, more: Partial<Host> = {}): Host => ({
  id,
  name: id,
  takes_meetings: true,
  meeting_url: null,
  time_zone: 'America/New_York',
  weekly: defaultWeeklyHours,
  exceptions: [],
  busy: [],
  closed: new Set(),
  lapsed: 0,
  ...more,
});
const meeting = between('10:00', '10:30');
const chosen = (hosts: Host[], wish = {}, time = meeting) => {
  const found = chooseHost(hosts, time, now, wish);
  return found && [found.host.id, found.isFree];
};

describe('who takes a meeting (decisions, section 4)', () => {
  it('is the one who was asked for, and nobody else', () => {
    const taken = host('b', { busy: [between('10:00', '10:45')] });
    expect(chosen([host('a'), taken], { only: 'b', preferred: 'a' })).toEqual(['b', false]);
    expect(chosen([host('a'), host('b')], { only: 'b' })).toEqual(['b', true]);
    expect(chosen([host('a')], { only: 'x' })).toBeUndefined();
  });

  it('is who looks after the request, if free', () => {
    expect(chosen([host('a'), host('b')], { preferred: 'b' })).toEqual(['b', true]);
    expect(chosen([host('a'), host('b', { busy: [meeting] })], { preferred: 'b' })).toEqual(['a', true]);
    expect(chosen([host('a'), host('b', { takes_meetings: false })], { preferred: 'b' })).toEqual(['a', true]);
  });

  it('is else the free one with the fewest meetings of the day, then the first', () => {
    const full = host('a', { busy: [between('14:00', '15:00')] });
    expect(chosen([full, host('b'), host('c')])).toEqual(['b', true]);
    expect(chosen([host('a'), host('b')])).toEqual(['a', true]);
  });

  it('is asked where the time is nobody’s free one', () => {
    const night = between('22:00', '22:30');
    expect(chosen([host('a'), host('b')], { preferred: 'b' }, night)).toEqual(['b', false]);
    expect(chosen([host('a', { takes_meetings: false }), host('b')], {}, night)).toEqual(['b', false]);
    expect(chosen([], {}, night)).toBeUndefined();
  });
});

it('tells a time that was taken from one that never was free', () => {
  const busy = [host('a', { busy: [meeting] })];
  expect(wasTaken(busy, meeting, now)).toBe(true);
  expect(wasTaken(busy, between('20:00', '20:30'), now)).toBe(false);
  expect(wasTaken([host('a')], meeting, now)).toBe(false);
});
