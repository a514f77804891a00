import { type ListFileFormat, ListFileQuery } from '@portal/contracts';
import type { FastifyRequest } from 'fastify';
import type { SelectQueryBuilder } from 'kysely';
import { z, type ZodType } from 'zod';
import type { DB } from '../database/tables.js';
import { toInvalid } from '../errors/problem.js';

/** What a file's rows are read from: the list's own visible, filtered and sorted query, and what it answers of a row. */
export interface ListSource {
  query: SelectQueryBuilder<DB, keyof DB, object>;
  toView: (row: never) => object;
}

/** A list that is asked for as a file. */
export interface ListFile {
  format: ListFileFormat;
  /** Paths of fields of the view. */
  columns: readonly string[] | undefined;
  /** Given by the list when it would read its page. */
  source?: ListSource;
}

/** How a list makes rows of a file of each of its own, where it shows more than these. */
export interface FileRows {
  /** Their view. */
  view: z.ZodObject;
  rowsOf: (view: never, query: Readonly<Record<string, string | undefined>>) => readonly object[];
}

/** Whether a list's rows can be asked for as a file: it has pages. */
export const takesListFile = ({ isList }: { isList: boolean }, query: ZodType | undefined): boolean =>
  isList && query instanceof z.ZodObject && 'limit' in query.shape;

/**
 * Takes what asks for a file out of a request's query, which is the list's own then; undefined where a page is asked for.
 * @throws DomainError `invalid`
 */
export function takeListFile(request: FastifyRequest): ListFile | undefined {
  const { file, columns, ...own } = request.query as Record<string, unknown>;
  if (file === undefined) return undefined;
  const parsed = ListFileQuery.safeParse({ file, ...(columns === undefined ? {} : { columns }) });
  if (!parsed.success) throw toInvalid(parsed.error.issues);
  request.query = own;
  const named = parsed.data.columns?.split(',').filter(Boolean);
  return { format: parsed.data.file, columns: named?.length ? named : undefined };
}
