import { DomainError, functionCalls, type CallArea, type FunctionCall } from '@portal/contracts';

type Fields = Readonly<Record<string, unknown>>;

const ID = '{id}';
/** "." and ".." would be resolved into another path. */
const DOTS = /^\.{0,2}$/;

/** A call as it came in, already parsed. */
export interface IncomingCall {
  /** By default the functions. */
  area?: CallArea;
  name: string;
  method: string;
  query: Fields;
  body: unknown;
}

/** The call of the API that serves it. */
export interface TargetCall {
  row: FunctionCall;
  /** With its query. */
  path: string;
  body: unknown;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));

/**
 * Looks the call up in the table.
 * @throws DomainError `not_found` for a call the table doesn't have; `invalid` where the record's id is missing or
 * given twice
 */
export function findCall(call: IncomingCall): TargetCall {
  const rows = rowsFor(call);
  const { method, query, body } = withoutAction(call, rows);
  const fields = isFields(body) ? body : {};
  const row = rows.find(({ idFrom }) => idFrom === undefined || idFrom in query || idFrom in fields);
  if (!row) {
    const [needed] = rows;
    throw needed?.idFrom ? missing(needed.idFrom) : new DomainError('not_found');
  }
  if (row.idFrom === undefined) {
    const id = idInPath(row.name, call.name);
    const path = id === undefined ? row.route : row.route.replace(ID, encodeURIComponent(id));
    return { row, path: withQuery(path, query), body };
  }
  const path = row.route.replace(ID, encodeURIComponent(idOf(row.idFrom, query, fields)));
  const rest = isFields(body) ? without(body, row.idFrom) : body;
  return {
    row,
    path: withQuery(path, without(query, row.idFrom)),
    body: method === 'DELETE' && isEmpty(rest) ? undefined : rest,
  };
}

/** The rows of the call's name; of several actions under one name those of the given action, in query or body. */
function rowsFor({ area = 'functions', name, method, query, body }: IncomingCall): FunctionCall[] {
  const rows = functionCalls.filter(
    (row) =>
      (row.area ?? 'functions') === area &&
      row.method === method &&
      (row.name === name || idInPath(row.name, name) !== undefined),
  );
  const said = query['action'] ?? (isFields(body) ? body['action'] : undefined);
  const ofAction = rows.filter(({ action }) => action !== undefined && action === said);
  return ofAction.length > 0 ? ofAction : rows.filter(({ action }) => action === undefined);
}

/** The record that a call names by the end of its path, where the row's name has its place there. */
function idInPath(pattern: string, name: string): string | undefined {
  const front = pattern.slice(0, -ID.length);
  if (!pattern.endsWith(`/${ID}`) || !name.startsWith(front)) return undefined;
  const id = decoded(name.slice(front.length));
  return DOTS.test(id) || name.includes('/', front.length) ? undefined : id;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch (error) {
    if (error instanceof URIError) return '';
    throw error;
  }
}

/** What chose the row isn't passed on. */
function withoutAction(call: IncomingCall, rows: readonly FunctionCall[]): IncomingCall {
  if (rows[0]?.action === undefined) return call;
  const { query, body } = call;
  return { ...call, query: without(query, 'action'), body: isFields(body) ? without(body, 'action') : body };
}

function idOf(field: string, query: Fields, body: Fields): string {
  const given = [query[field], body[field]].filter((value) => value !== undefined);
  const [id] = given;
  if (typeof id !== 'string' || DOTS.test(id) || given.some((value) => value !== id)) throw missing(field);
  return id;
}

function withQuery(path: string, query: Fields): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  return `/api/v1/${path}${search.size > 0 ? `?${search.toString()}` : ''}`;
}

const isEmpty = (value: unknown): boolean => isFields(value) && Object.keys(value).length === 0;

const missing = (path: string): DomainError =>
  new DomainError('invalid', {}, { details: [{ path, message: 'Say once which record, by its id' }] });
