type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the specification's section 7, and the operation of the API that serves it. */
export interface FunctionCall {
  /** The path behind /functions/v1/. */
  name: string;
  method: Method;
  /** The path behind /api/v1/; `{id}` is filled from the field named by `idFrom`. */
  route: string;
  /** Where the call carries the record's id: this field of query or body. A call without it is another row. */
  idFrom?: string;
  /** Fields of the answer's `data` that clients of the specification also read at the top level. */
  topLevel?: readonly string[];
  /** For the documentation. */
  says: string;
  /** Whether it needs a session; for the documentation, the route itself decides. */
  session: boolean;
}

/** Every call that is served, in the order of the specification. The one place to add a domain's rows. */
export const functionCalls: readonly FunctionCall[] = [
  {
    name: 'consultation-requests',
    method: 'GET',
    idFrom: 'id',
    route: 'consultation-requests/{id}',
    session: true,
    says: 'Show one request',
  },
  {
    name: 'consultation-requests',
    method: 'GET',
    route: 'consultation-requests',
    session: true,
    says: 'List requests: customer_id (or customerId), status, search, page, limit, sortBy, sortOrder',
  },
  {
    name: 'consultation-requests',
    method: 'POST',
    route: 'consultation-requests',
    session: true,
    says: 'Request a consultation',
  },
  {
    name: 'consultation-requests',
    method: 'PUT',
    idFrom: 'id',
    route: 'consultation-requests/{id}',
    session: true,
    says: 'Change a request',
  },
  {
    name: 'consultation-requests',
    method: 'DELETE',
    idFrom: 'id',
    route: 'consultation-requests/{id}',
    session: true,
    says: 'Delete a request',
  },
  {
    name: 'public-consultation',
    method: 'POST',
    route: 'public-consultation',
    topLevel: ['message'],
    session: false,
    says: 'Request a consultation as a visitor',
  },
  { name: 'projects', method: 'GET', idFrom: 'id', route: 'projects/{id}', session: true, says: 'Show one project' },
  {
    name: 'projects',
    method: 'GET',
    route: 'projects',
    session: true,
    says: 'List projects: customer_id, project_id, status, search, page, limit',
  },
  { name: 'projects', method: 'POST', route: 'projects', session: true, says: 'Begin a project' },
  { name: 'projects', method: 'PUT', idFrom: 'id', route: 'projects/{id}', session: true, says: 'Change a project' },
  { name: 'projects', method: 'DELETE', idFrom: 'id', route: 'projects/{id}', session: true, says: 'Delete a project' },
  { name: 'users', method: 'GET', idFrom: 'user_id', route: 'users/{id}', session: true, says: 'Show one user' },
  { name: 'users', method: 'GET', route: 'users', session: true, says: 'List users: role, search, page, limit' },
  { name: 'users', method: 'POST', route: 'users', session: true, says: 'Add a user' },
  { name: 'users', method: 'PUT', idFrom: 'user_id', route: 'users/{id}', session: true, says: 'Change a user' },
  { name: 'users', method: 'DELETE', idFrom: 'user_id', route: 'users/{id}', session: true, says: 'Delete a user' },
  { name: 'me', method: 'GET', route: 'me', session: true, says: 'Show your profile' },
  { name: 'me', method: 'PUT', route: 'me', session: true, says: 'Change your profile' },
  {
    name: 'analytics',
    method: 'GET',
    idFrom: 'type',
    route: 'analytics/{id}',
    session: true,
    says: 'Numbers; type is dashboard',
  },
];
