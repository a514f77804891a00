import { useNow, useTimeStyle } from '@portal/ui-antd';
import { dayOf } from './day-labels.js';

/** The calendar day it is for the reader, by the zone of the profile: "2026-03-31"; follows midnight. */
export function useToday(): string {
  const { timeZone } = useTimeStyle();
  return dayOf(useNow(), timeZone);
}
