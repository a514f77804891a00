import { businessHours } from '@portal/contracts';
import { formatInstant, zoneNameOf } from './date-formats.js';

/** "Eastern Time", as people call a zone; where they call it nothing but an offset, its full name. */
export function zoneName(timeZone: string): string {
  const usual = zoneNameOf(timeZone, 'longGeneric');
  return usual?.startsWith('GMT') ? (zoneNameOf(timeZone, 'long') ?? usual) : (usual ?? timeZone);
}

/**
 * The time in the office's zone where it differs from the reader's: "9:30 AM Eastern Time"; else undefined.
 * @param instant ISO 8601; @param timeZone the reader's, by default the browser's
 */
export function officeTimeText(instant: string, timeZone?: string): string | undefined {
  const ours = formatInstant(instant, 'clock', businessHours.zone);
  return ours === formatInstant(instant, 'clock', timeZone) ? undefined : `${ours} ${zoneName(businessHours.zone)}`;
}

/**
 * The day in the office's zone while it is another than the reader's: "Tue, Nov 24"; else undefined.
 * @param instant ISO 8601 or milliseconds; @param timeZone the reader's, by default the browser's
 */
export function officeDayText(instant: string | number, timeZone?: string): string | undefined {
  const ours = formatInstant(instant, 'shortDay', businessHours.zone);
  return ours === formatInstant(instant, 'shortDay', timeZone) ? undefined : ours;
}
