import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import { sheetNames, sheetPeek } from '../../sheet/sheet-address.js';
import type { ListQuery } from '../table/list-column.js';

type ListSchema = z.ZodType<ListQuery> & z.ZodObject;

/**
 * The state of a navigation to a list as a user chose it: one without filters is meant so, and what a screen shows at
 * first doesn't take its place.
 */
export const chosenList = { isChosenList: true } as const;

/** Whether a navigation had that state. */
export const isChosenList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isChosenList' in state;

/**
 * A list's filter, sort, search and page, kept in the URL (decisions, section 7). Parameters that the schema
 * doesn't understand are ignored, so that an old or mistyped link still opens the list. Changing anything but
 * the page goes back to page 1. `kept` are parameters of the screen beside the list's own: `view`.
 */
export function useListQuery<Schema extends ListSchema>(
  schema: Schema,
  ...kept: readonly string[]
): [query: z.output<Schema>, change: (patch: Partial<z.output<Schema>>) => void] {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readQuery(schema, params), [schema, params]);

  const keep = kept.join(' ');
  const change = useCallback(
    (patch: Partial<z.output<Schema>>) =>
      setParams(
        (before) => {
          const next = writeQuery(schema, { ...readQuery(schema, before), page: 1, ...patch });
          [...keep.split(' '), ...sheetNames, sheetPeek].forEach((name) =>
            before.getAll(name).forEach((value) => next.set(name, value)),
          );
          return next;
        },
        { replace: 'search' in patch, preventScrollReset: true, state: chosenList },
      ),
    [schema, keep, setParams],
  );
  return [query, change];
}

/** The understood part of the URL's parameters, with the schema's defaults for the rest. */
export function readQuery<Schema extends z.ZodObject>(schema: Schema, params: URLSearchParams): z.output<Schema> {
  const known = Object.keys(schema.shape);
  const sent = Object.fromEntries([...params].filter(([key, value]) => known.includes(key) && value !== ''));
  const parsed = schema.safeParse(sent);
  if (parsed.success) return parsed.data;
  const wrong = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
  return schema.parse(Object.fromEntries(Object.entries(sent).filter(([key]) => !wrong.has(key))));
}

/** Parameters for the URL: only what differs from the defaults, several values joined by commas. */
export function writeQuery<Schema extends z.ZodObject>(schema: Schema, query: z.output<Schema>): URLSearchParams {
  const defaults: Record<string, unknown> = schema.parse({});
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query as Record<string, unknown>)) {
    const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
    if (!isEmpty && value !== defaults[key])
      params.set(
        key,
        Array.isArray(value) ? value.join(',') : typeof value === 'string' ? value : JSON.stringify(value),
      );
  }
  return params;
}
