import { DateTime } from 'luxon';

const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;
const SUNDAY = 7;

type Rule = (year: number) => DateTime;

const date = (year: number, month: number, day: number): DateTime => DateTime.utc(year, month, day);

const fixed =
  (month: number, day: number): Rule =>
  (year) =>
    date(year, month, day);

/** The nth such weekday of a month. */
const nth =
  (n: number, weekday: number, month: number): Rule =>
  (year) => {
    const first = date(year, month, 1);
    return first.plus({ days: ((weekday - first.weekday + 7) % 7) + (n - 1) * 7 });
  };

const lastMonday =
  (month: number): Rule =>
  (year) => {
    const last = date(year, month, 1).endOf('month').startOf('day');
    return last.minus({ days: (last.weekday - MONDAY + 7) % 7 });
  };

/** The legal public holidays of the United States (5 U.S.C. 6103), without those of one state or one office. */
const rules: readonly Rule[] = [
  fixed(1, 1),
  nth(3, MONDAY, 1),
  nth(3, MONDAY, 2),
  lastMonday(5),
  fixed(6, 19),
  fixed(7, 4),
  nth(1, MONDAY, 9),
  nth(2, MONDAY, 10),
  fixed(11, 11),
  nth(4, THURSDAY, 11),
  fixed(12, 25),
];

/** The day on which offices are closed for it: Friday for a Saturday, Monday for a Sunday. */
function observed(holiday: DateTime): DateTime {
  if (holiday.weekday === SATURDAY) return holiday.minus({ days: 1 });
  return holiday.weekday === SUNDAY ? holiday.plus({ days: 1 }) : holiday;
}

const ofYears = new Map<number, ReadonlySet<string>>();

/** The days of a year on which federal holidays are observed; the next year's first may be this year's last. */
export function federalHolidays(year: number): ReadonlySet<string> {
  const known = ofYears.get(year);
  if (known) return known;
  const days = [year, year + 1]
    .flatMap((of) => rules.map((rule) => observed(rule(of))))
    .filter((day) => day.year === year)
    .map((day) => day.toFormat('yyyy-MM-dd'));
  const set = new Set(days);
  ofYears.set(year, set);
  return set;
}

/** Whether offices are closed on this day, for example 2026-07-03. */
export const isFederalHoliday = (day: string): boolean => federalHolidays(Number(day.slice(0, 4))).has(day);
