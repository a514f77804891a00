type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Where calls come in: the specification's functions and its database procedures. */
export const callAreas = { functions: '/functions/v1/', procedures: '/rest/v1/rpc/' } as const;
export type CallArea = keyof typeof callAreas;

/** One call of the specification's section 7, and the operation of the API that serves it. */
export interface FunctionCall {
  /** The path behind its area; where it ends in `/{id}`, the call names its record there. */
  name: string;
  /** By default the functions. */
  area?: CallArea;
  method: Method;
  /** The value of `action`, in query or body, where one name has several. */
  action?: string;
  /** The path behind /api/v1/; `{id}` is filled from the call's path, or from the field named by `idFrom`. */
  route: string;
  /** Where the call carries the record's id: this field of query or body. A call without it is another row. */
  idFrom?: string;
  /** Fields of the answer's `data` that clients of the specification also read at the top level. */
  topLevel?: readonly string[];
  /** For the documentation. */
  summary: string;
  /** Whether it needs a session; for the documentation, the route itself decides. */
  session: boolean;
}

type Own = Partial<Omit<FunctionCall, 'name' | 'method' | 'summary'>>;

/** A call with a session, served by the route of its own name, with `idFrom` by that of one record, or by its action's. */
const calledBy =
  (method: Method) =>
  (name: string, summary: string, own: Own = {}): FunctionCall => ({
    name,
    method,
    route: own.idFrom !== undefined ? `${name}/{id}` : own.action === undefined ? name : `${name}/${own.action}`,
    session: true,
    summary,
    ...own,
  });

export const get = calledBy('GET');
export const post = calledBy('POST');
export const put = calledBy('PUT');
export const remove = calledBy('DELETE');
