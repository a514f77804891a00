import { sentenceOf, type ErrorCode } from '@portal/contracts';
import { http, type HttpHandler } from 'msw';
import { HttpResponse } from './api-response.js';
import type { z } from 'zod';
import { aPage, aProblem } from './builders.js';

/** The address of a call of the API, whatever the host. */
export const at = (path: string): string => `*/api/v1/${path}`;

/** A refusal as the server words it. */
export const problem = (code: ErrorCode, status: number, extras: object = {}) =>
  HttpResponse.json(aProblem({ code, status, error: sentenceOf(code), ...extras }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

interface Row {
  id: string;
  version?: number;
}

interface FakeResource<One extends Row> {
  path: string;
  /** The rows as they are now, and how they are replaced. */
  rows: () => One[];
  keep: (rows: One[]) => void;
  /** The sums that a list of money answers beside its rows. */
  totals?: () => object;
  /** The schema of an update; without it the resource can't be changed. */
  update?: z.ZodType;
  /** Schema and maker of a new row; without it none can be made. */
  create?: { schema: z.ZodType; make: (input: Record<string, unknown>) => One };
}

/**
 * Lists by equal fields, shows, and echoes writes: the answer is the row with the sent fields as its next version, what
 * was deleted is gone. What the contract refuses is refused, and what was sent to another version than the row's: screens
 * live by both. No other rule of the server is here.
 */
export const fakeResource = <One extends Row>({
  path,
  rows,
  keep,
  totals,
  update,
  create,
}: FakeResource<One>): HttpHandler[] => [
  http.get(at(path), ({ request }) => {
    const found = rows().filter((row) => matches(row, request.url));
    return HttpResponse.json({ ...aPage(found), ...(totals ? { totals: totals() } : {}) });
  }),
  http.get(at(`${path}/:id`), ({ params }) => {
    const row = rows().find(({ id }) => id === params['id']);
    return row ? HttpResponse.json({ data: row }) : problem('not_found', 404);
  }),
  http.post(at(path), async ({ request }) => {
    const parsed = create?.schema.safeParse(await request.json());
    if (!create || !parsed?.success) return problem('invalid', 400);
    const row = create.make(parsed.data as Record<string, unknown>);
    keep([...rows(), row]);
    return HttpResponse.json({ data: row }, { status: 201 });
  }),
  http.put(at(`${path}/:id`), async ({ params, request }) => {
    const parsed = update?.safeParse(await request.json());
    const row = rows().find(({ id }) => id === params['id']);
    if (!row) return problem('not_found', 404);
    if (!parsed?.success) return problem('invalid', 400);
    const { version, ...changes } = parsed.data as { version?: number };
    if (version !== undefined && version !== row.version) return problem('stale_version', 409, { current: row });
    Object.assign(row, changes, { version: (row.version ?? 0) + 1 });
    return HttpResponse.json({ data: row });
  }),
  http.delete(at(`${path}/:id`), ({ params }) => {
    keep(rows().filter(({ id }) => id !== params['id']));
    return HttpResponse.json({ data: { id: params['id'] } });
  }),
];

const unfiltered = new Set(['page', 'limit', 'search', 'sortBy', 'sortOrder']);

function matches(row: object, url: string): boolean {
  const asked = new URL(url).searchParams;
  return (
    !asked.has('deleted') &&
    hasValues(
      row,
      [...asked].filter(([name]) => !unfiltered.has(name)),
    )
  );
}

/** Whether each field of a row that is named has one of the values, separated by commas; others don't narrow. */
export function hasValues(row: object, asked: readonly (readonly [string, unknown])[]): boolean {
  const fields = Object.entries(row);
  return asked.every(([name, wanted]) =>
    fields.every(([key, value]) => key !== name || String(wanted).split(',').includes(String(value))),
  );
}
