import { instantOfWallClock, wallClockOf } from './wall-clock.js';

const zone = 'America/New_York';

describe('A time as the reader’s clock shows it', () => {
  it.each([
    ['2026-03-07T14:30:00.000Z', '2026-03-07T09:30'],
    ['2026-03-08T13:30:00.000Z', '2026-03-08T09:30'],
    ['2026-11-01T14:30:00.000Z', '2026-11-01T09:30'],
    ['2026-12-31T05:00:00.000Z', '2026-12-31T00:00'],
  ])('%s is %s in New York, also across daylight time', (instant, wall) => {
    expect(wallClockOf(instant, zone)).toBe(wall);
    expect(instantOfWallClock(wall, zone)).toBe(instant);
  });

  it('has nothing to show where nothing was chosen', () => {
    expect(wallClockOf('', zone)).toBe('');
    expect(instantOfWallClock('', zone)).toBe('');
  });
});
