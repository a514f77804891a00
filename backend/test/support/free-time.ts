import { anonymous, type ConsultationType } from '@portal/contracts';
import { AvailabilityService } from '../../src/modules/availability/availability.service.js';
import type { DatabaseProbe } from './database/database-probe.js';

/** The nth time that can be picked now, counted so that none overlaps the one before it. */
export async function freeTime(
  db: DatabaseProbe,
  nth = 0,
  consultation_type: ConsultationType = 'general_consultation',
): Promise<string> {
  const { slots, minutes } = await db.service(AvailabilityService).findSlots(anonymous, { consultation_type });
  const apart: string[] = [];
  let after = 0;
  for (const { starts_at } of slots) {
    if (Date.parse(starts_at) < after) continue;
    apart.push(starts_at);
    after = Date.parse(starts_at) + (minutes + 15) * 60_000;
  }
  const found = apart[nth];
  if (found === undefined) throw new Error('There is no free time');
  return found;
}
