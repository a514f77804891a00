import { may, mayByRole, policies, type Permission, type Rule } from '@portal/contracts';
import type { Operation, Route } from '../documented-routes.js';
import { keptConnections } from '../database/kept-connections.js';
import { client } from '../mail/mailed-link.js';
import { actorNamed, type WalkerName, type World } from './walkers.js';

/** `invalid`: a field that the caller may not write (decisions, section 4: a 400 names it). */
export type AnswerClass = 'unauthenticated' | 'forbidden' | 'missing' | 'invalid' | 'done';

type Of<Value> = Value | ((name: WalkerName) => Value);

/** How an operation is called on rows created for the call, and the subject that its policy decides on. */
export interface Visit {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** What replaces fields of the document's example. */
  body?: object;
  /** What decides about the row. */
  subject?: Of<object>;
  /** The permission without which the row isn't there for the caller; or whether it is there. */
  visible?: Permission | Of<boolean>;
  /** A permission that the body requires besides the route's, and the error for users without it. */
  also?: { permission: Permission; refusal: AnswerClass };
  /** A session of this call's own. */
  headers?: Record<string, string>;
  /** Whether no other caller can make this call. */
  isCallersOwn?: boolean;
}

/** Makes the rows of one call. */
export type Fixture = (world: World, name: WalkerName) => Promise<Visit> | Visit;

/** Fixtures by `METHOD /path`, or by `METHOD /path — variant` for a further way to call it. */
export type Fixtures = Record<string, Fixture>;

const of = <Value extends object | string | boolean | undefined>(value: Of<Value>, name: WalkerName): Value =>
  typeof value === 'function' ? value(name) : value;

const isPublic = ({ security }: Operation): boolean => security.some((way) => Object.keys(way).length === 0);

/** The rule of a permission; none for a name that no policy has. */
export const ruleOf = (permission: string | undefined): Rule<unknown> | undefined =>
  permission && Object.hasOwn(policies, permission) ? (policies[permission as Permission] as Rule<unknown>) : undefined;

/** Whether the policies allow this call. */
export function expectedOf({ operation }: Route, visit: Visit, world: World, name: WalkerName): AnswerClass {
  const actor = actorNamed(world, name);
  const rule = ruleOf(operation['x-permission']);
  if (name === 'anonymous' && !isPublic(operation)) return 'unauthenticated';
  if (!rule || !mayByRole(rule, actor)) return 'forbidden';
  const visible = of(visit.visible ?? true, name);
  const subject = of(visit.subject, name);
  if (!(typeof visible === 'boolean' ? visible : may(ruleOf(visible), actor, subject))) return 'missing';
  if (!may(rule, actor, subject)) return 'forbidden';
  return visit.also && !may(ruleOf(visit.also.permission), actor, subject) ? visit.also.refusal : 'done';
}

/** Calls the operation and classifies the answer; other answers than success and refusals are returned as they are. */
export async function answerOf(
  { method, path, operation }: Route,
  visit: Visit,
  world: World,
  headers: Record<string, string>,
): Promise<string> {
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => visit.params?.[name] ?? 'missing-parameter');
  const call = client(world.test)
    [method as 'get'](url)
    .agent(keptConnections)
    .query(visit.query ?? {})
    .set({ ...headers, ...visit.headers });
  const example = operation.requestBody?.content['application/json']?.example as object | undefined;
  const { status, body, headers: answered } = await (example ? call.send({ ...example, ...visit.body }) : call);
  const { 'cache-control': caching, 'content-type': type } = answered as Record<string, string | undefined>;
  if (type?.includes('json') && caching !== 'private, no-store') return `${status} that caches may keep: ${caching}`;
  const { code } = body as { code?: string };
  if (status < 300) return 'done';
  if (status === 401 && code === 'unauthenticated') return 'unauthenticated';
  if (status === 400 && code === 'invalid') return 'invalid';
  if (status === 403 && code === 'forbidden') return 'forbidden';
  if (status === 404 && (code === 'not_found' || code === 'project.not_found')) return 'missing';
  return `${status} ${JSON.stringify(body)}`;
}

/** Whether a call leaves its rows as they were: one that only reads, or was refused. */
export const leavesRows = ({ method }: Route, answer: string): boolean => method === 'get' || answer !== 'done';

/** The same row after it was deleted. */
export const deleted =
  (table: string, fixture: Fixture): Fixture =>
  async (world, name) => {
    const visit = await fixture(world, name);
    await world.test.db.rows(`update ${table} set deleted_at = now() where id = ?`, [visit.params?.['id']]);
    return visit;
  };
