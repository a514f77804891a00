import { dateLabel, useToday } from '@portal/features';
import type { ListFilter } from '@portal/ui-antd';
import { useMemo } from 'react';

/** Days that a link from a figure narrows a list to: the parameter's name, its words, the day. */
export type LinkedDays = readonly (readonly [key: string, label: string, day: string | undefined])[];

/** A filter that only a link sets: there to be seen and taken away. */
export const linkedFilter = (
  key: string,
  label: string,
  value: string | null | undefined,
  words: string,
): ListFilter[] => (value ? [{ key, label, options: [{ value, label: words }] }] : []);

/** The days of a link, as filters. */
export function useLinkedDays(days: LinkedDays): readonly ListFilter[] {
  const today = useToday();
  const chosen = JSON.stringify(days);
  return useMemo(
    () =>
      (JSON.parse(chosen) as LinkedDays).flatMap(([key, label, day]) =>
        linkedFilter(key, label, day, day ? dateLabel(day, today) : ''),
      ),
    [chosen, today],
  );
}
