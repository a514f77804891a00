import { formatDay, zoneNameOf } from '@portal/ui';
import { readSchedule } from './schedule.js';

const isAll = (set: ReadonlySet<number>, count: number): boolean => set.size === count;

/** Sundays are 0; January 7, 2024 was one. */
export const weekdayName = (weekday: number): string =>
  formatDay(`2024-01-${String(7 + weekday).padStart(2, '0')}`, 'weekday');

const clock = (hour: number, minute: number): string =>
  `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;

const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

function daysText(weekdays: ReadonlySet<number>): string {
  const days = [...weekdays].sort((one, other) => one - other);
  if (days.join() === '1,2,3,4,5') return 'Every weekday';
  return `Every ${joined(days.map(weekdayName))}`;
}

/** When a schedule comes, in words: "Every weekday at 8:00 AM"; the expression itself where there are none. */
export function scheduleText(cron: string): string {
  const read = readSchedule(cron);
  if (!read) return cron.trim() ? `On the schedule ${cron}` : 'On a schedule';
  const { minutes, hours, days, months, weekdays } = read;
  const [minute, hour] = [[...minutes][0], [...hours][0]];
  if (!isAll(months, 12)) return `On the schedule ${cron}`;
  const isEveryDay = isAll(days, 31) && isAll(weekdays, 7);
  if (isEveryDay && isAll(hours, 24) && minute !== undefined)
    return minutes.size === 1 ? `Every hour at ${minute} minutes past` : `${minutes.size} times an hour`;
  if (minutes.size !== 1 || hours.size !== 1 || minute === undefined || hour === undefined)
    return `On the schedule ${cron}`;
  const at = `at ${clock(hour, minute)}`;
  if (isEveryDay) return `Every day ${at}`;
  if (isAll(days, 31)) return `${daysText(weekdays)} ${at}`;
  if (isAll(weekdays, 7) && days.size === 1) return `On day ${[...days].join()} of every month ${at}`;
  return `On the schedule ${cron}`;
}

/** The same with its zone: "Every weekday at 8:00 AM, Eastern Time". */
export const scheduleSentence = (cron: string, timeZone: string): string => {
  const zone = zoneNameOf(timeZone, 'longGeneric');
  return zone ? `${scheduleText(cron)}, ${zone}` : scheduleText(cron);
};
