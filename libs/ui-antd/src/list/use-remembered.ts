import { readRemembered, remember } from '@portal/ui';
import { useState } from 'react';
import type { z } from 'zod';

function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

/** What is kept in this browser; `initial` where nothing is, or something that this version doesn't understand. */
export function useRemembered<Value>(
  key: string,
  schema: z.ZodType<Value>,
  initial: Value,
): [value: Value, keep: (value: Value) => void] {
  const [value, setValue] = useState(() => schema.safeParse(parsedJson(readRemembered(key))).data ?? initial);
  const keep = (next: Value): void => {
    setValue(next);
    remember(key, JSON.stringify(next));
  };
  return [value, keep];
}
