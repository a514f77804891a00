import { hoursOf, nextHours, overlap, withHours } from './weekly-hours-field.js';

const on = (weekday: number, from: string, to: string) => ({ weekday, from, to });
const week = [on(1, '13:00', '17:00'), on(1, '08:00', '12:00'), on(2, '08:00', '17:00')];

describe('The hours of a week', () => {
  it('are read by weekday, earliest first', () => {
    expect(hoursOf(week, 1).map(({ from }) => from)).toEqual(['08:00', '13:00']);
    expect(hoursOf(week, 6)).toEqual([]);
  });

  it('change on one weekday and stay on the others', () => {
    expect(withHours(week, 1, [on(1, '09:00', '10:00')])).toEqual([on(1, '09:00', '10:00'), on(2, '08:00', '17:00')]);
  });

  it('propose what comes after what is there', () => {
    expect(nextHours([], 6)).toEqual(on(6, '08:00', '17:00'));
    expect(nextHours([on(1, '08:00', '12:00')], 1)).toEqual(on(1, '13:00', '16:00'));
    expect(nextHours([on(1, '08:00', '22:30')], 1)).toEqual(on(1, '22:00', '23:00'));
  });

  it('are told when two lines of a day overlap', () => {
    expect(overlap([on(1, '08:00', '12:00'), on(1, '12:00', '13:00')])).toBe(false);
    expect(overlap([on(1, '08:00', '12:00'), on(1, '11:45', '13:00')])).toBe(true);
  });
});
