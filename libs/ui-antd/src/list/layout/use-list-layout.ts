import { readRemembered, remember } from '@portal/ui';
import { useState } from 'react';
import { z } from 'zod';
import { COLUMN_WIDTH, defaultLayout, type ListLayout } from './list-layout.js';
import { parsedJson } from '../parsed-json.js';

const layoutSchema = z.preprocess(
  parsedJson,
  z.object({
    hidden: z.array(z.string()),
    order: z.array(z.string()),
    widths: z.record(z.string(), z.number().min(COLUMN_WIDTH.min).max(COLUMN_WIDTH.max)),
    isCompact: z.boolean(),
  }),
);

const keyOf = (list: string): string => `list-layout:${list}`;

/** The layout of a list, kept in this browser. `list` is the list's name, the same at each visit. */
export function useListLayout(list: string): [layout: ListLayout, change: (patch: Partial<ListLayout>) => void] {
  const [layout, setLayout] = useState(() => keptLayout(list));
  const change = (patch: Partial<ListLayout>): void => {
    const next = { ...layout, ...patch };
    setLayout(next);
    remember(keyOf(list), JSON.stringify(next));
  };
  return [layout, change];
}

/** The original where nothing is kept, or something that this version doesn't understand. */
const keptLayout = (list: string): ListLayout =>
  layoutSchema.safeParse(readRemembered(keyOf(list))).data ?? defaultLayout;
