import { DomainError, projectId } from '@portal/contracts';
import { z } from 'zod';
import { sqlStateOf, toDetails, toDomainError, toInvalid, toProblem } from './problem.js';

const issuesOf = (schema: z.ZodType, input: unknown) => schema.safeParse(input).error?.issues ?? [];

describe('failures in the words of the catalogue', () => {
  it('passes what the domain says, with what helps the client', () => {
    const error = new DomainError('illegal_transition', { from: 'a', to: 'b' }, { allowed: ['c'] });
    expect(toProblem(toDomainError(error), 'r1')).toEqual({
      error: 'A change from a to b is not allowed',
      code: 'illegal_transition',
      status: 409,
      request_id: 'r1',
      allowed: ['c'],
    });
  });

  it('finds the database’s code through the wrappers around it', () => {
    const wrapped = new Error('outer', { cause: Object.assign(new Error('inner'), { code: '23505' }) });
    expect(sqlStateOf(wrapped)).toBe('23505');
    expect(toDomainError(wrapped).code).toBe('duplicate');
  });

  it.each(['ECONNREFUSED', '57P01', '57P02', '57P03', '53300', '40P01', '25P03'])(
    'calls %s unavailable and says when to come again',
    (code) => {
      const error = toDomainError(Object.assign(new Error('gone'), { code }));
      expect(error).toMatchObject({ code: 'unavailable', extras: { retryAfter: 2 } });
    },
  );

  it.each([
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'timeout exceeded when trying to connect',
  ])('knows the driver’s own words for a connection that was cut: %s', (message) => {
    expect(toDomainError(new Error(message))).toMatchObject({ code: 'unavailable', extras: { retryAfter: 2 } });
    expect(toDomainError(new Error('wrapped', { cause: new Error(message) })).code).toBe('unavailable');
  });

  it('says a malformed project id in its own words, unless more is wrong (specification, section 5)', () => {
    const schema = z.strictObject({ project_id: projectId });
    expect(toInvalid(issuesOf(schema, { project_id: 'x' }))).toMatchObject({
      code: 'project.invalid_id',
      message: 'Invalid project ID provided',
      extras: { details: [{ path: 'project_id' }] },
    });
    expect(toInvalid(issuesOf(schema, { project_id: 'x', more: 1 }))).toMatchObject({ code: 'invalid' });
  });

  it('says one thing of a number that is beyond its field', () => {
    const schema = z.strictObject({ weight: z.int().min(1).max(13), size: z.int() });
    expect(toDetails(issuesOf(schema, { weight: 1e99, size: -1e99 }))).toEqual([
      { path: 'weight', message: 'At most 13' },
      { path: 'size', message: expect.any(String) as string },
    ]);
  });

  it('names fields by their path, unknown ones and those of the closest alternative too', () => {
    const schema = z.strictObject({
      who: z.union([z.strictObject({ token: z.string() }), z.strictObject({ id: z.string(), code: z.string() })]),
    });
    expect(toDetails(issuesOf(schema, { who: { token: 1 }, role: 'admin' }))).toEqual([
      { path: 'who.token', message: expect.any(String) as string },
      { path: 'role', message: 'Unknown field' },
    ]);
  });

  it('names the first 50 problems of a call, whatever finds them, and how many more there are', () => {
    const sent = Object.fromEntries([...Array(15_000).keys()].map((at) => [`${at}`.padStart(300, 'x'), at]));
    const named = toProblem(toInvalid(issuesOf(z.strictObject({}), sent)), 'r1').details;
    expect(named).toHaveLength(51);
    expect(named?.[0]).toEqual({ path: 'x'.repeat(200), message: 'Unknown field' });
    expect(named?.at(-1)).toEqual({ path: '', message: 'And 14,950 more' });
    const details = [...Array(50).keys()].map((at) => ({ path: `field_${at}`, message: 'Is wrong' }));
    expect(toProblem(new DomainError('invalid', {}, { details }), 'r1').details).toEqual(details);
  });
});
