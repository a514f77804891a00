import type { Page } from '@portal/contracts';
import { readRemembered, remember } from '@portal/ui';
import { useState } from 'react';
import { z } from 'zod';
import type { ListGrouping } from './list-column.js';
import { groupRows, type RowGroups } from './list-groups.js';
import { parsedJson } from '../parsed-json.js';

/** Grouping → its folded groups. */
type Folds = Readonly<Record<string, readonly string[]>>;

const foldsSchema = z.preprocess(parsedJson, z.record(z.string(), z.array(z.string())));

/** So many groups are remembered as folded for one grouping: customers come and go. */
const KEPT = 200;

const keyOf = (list: string): string => `list-folds:${list}`;

/** The groups of a page of a list; undefined where it isn't grouped. What is folded is kept in this browser. */
export function useRowGroups<Row>(
  list: string,
  grouping: ListGrouping<Row> | undefined,
  page: Page<Row> | undefined,
): RowGroups<Row> | undefined {
  const [folds, setFolds] = useState<Folds>(() => foldsSchema.safeParse(readRemembered(keyOf(list))).data ?? {});
  if (!grouping || !page) return undefined;
  const folded = folds[grouping.key] ?? [];
  return {
    groups: groupRows(page.data, grouping),
    isPartial: page.pagination.has_more || page.pagination.page > 1,
    isFolded: (id) => folded.includes(id),
    toggle: (id) => {
      const now = folded.includes(id) ? folded.filter((other) => other !== id) : [...folded, id].slice(-KEPT);
      const next = { ...folds, [grouping.key]: now };
      setFolds(next);
      remember(keyOf(list), JSON.stringify(next));
    },
  };
}
