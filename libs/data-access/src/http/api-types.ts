import type { paths } from '@portal/api-client';

/** The type of an operation's JSON answer. */
type AnswerOf<Operation> = Operation extends {
  responses: Record<200, { content: { 'application/json': infer Answer } }>;
}
  ? Answer
  : Operation extends { responses: Record<201, { content: { 'application/json': infer Answer } }> }
    ? Answer
    : never;

type At<Path, Method extends string> = Path extends keyof paths
  ? paths[Path] extends Record<Method, infer Operation>
    ? Operation
    : never
  : never;

/** The type of what a call answers. */
export type Answer<Path, Method extends string> = AnswerOf<At<Path, Method>>;

/** The type of the record in a call's `{ data }` answer. */
export type Answered<Path, Method extends string> = Answer<Path, Method> extends { data: infer Row } ? Row : never;

/** The type of the JSON that a call is sent. */
export type Body<Path, Method extends string> =
  At<Path, Method> extends { requestBody: { content: { 'application/json': infer Sent } } } ? Sent : never;

/** What a call is sent: the names in its address, and its JSON. */
export type Sent<Path, Method extends string> = object &
  OrNothing<Body<Path, Method>> &
  (At<Path, Method> extends { parameters: { path: infer Named } } ? Named : unknown);

type OrNothing<Part> = [Part] extends [never] ? unknown : Part;

/** The type of a list's query parameters. */
export type Filter<Path> = At<Path, 'get'> extends { parameters: { query?: infer Query } } ? NonNullable<Query> : never;

/** The addresses that have an operation of this method. */
export type PathWith<Method extends string> = {
  [Path in keyof paths]: At<Path, Method> extends never ? never : Path;
}[keyof paths];

/** The parameters of a call, in its address and its query. */
export type Params<Path, Method extends string> =
  At<Path, Method> extends { parameters: infer Given } ? Pick<Given, keyof Given & ('path' | 'query')> : never;

/** The addresses below which records have an address of their own. */
export type ResourcePath = { [Path in keyof paths]: `${Path}/{id}` extends keyof paths ? Path : never }[keyof paths];

/** The named actions on one record: `accept` of `/deals/customer-deals/{id}/accept`. */
export type StepOf<Path extends string> = {
  [Each in keyof paths]: Each extends `${Path}/{id}/${infer Step}`
    ? At<Each, 'post'> extends never
      ? never
      : Step
    : never;
}[keyof paths];
