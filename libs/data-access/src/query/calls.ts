import { keepPreviousData, queryOptions, type QueryKey } from '@tanstack/react-query';
import type { Answer, Answered, Body, Params, PathWith } from '../http/api-types.js';
import { bodyOf, call, recordOf } from '../http/api.js';
import type { ActionHeaders } from './actions/use-action-mutation.js';

/** Left out where nothing in them is required. */
type Given<Path> = object extends Params<Path, 'get'> ? [params?: Params<Path, 'get'>] : [params: Params<Path, 'get'>];

/** A query for the record that an address answers. */
export const recordQuery = <const Key extends QueryKey, Path extends PathWith<'get'>>(
  queryKey: Key,
  path: Path,
  ...[params]: Given<Path>
) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<Answered<Path, 'get'>> => recordOf(call('get', path, { params, signal })),
  });

const bodyOfAnswer =
  <Path extends PathWith<'get'>>(path: Path, params: Params<Path, 'get'> | undefined) =>
  ({ signal }: { signal: AbortSignal }): Promise<Answer<Path, 'get'>> =>
    bodyOf<Answer<Path, 'get'>>(call('get', path, { params, signal }));

/** A query for all that an address answers: rows with their page. */
export const bodyQuery = <const Key extends QueryKey, Path extends PathWith<'get'>>(
  queryKey: Key,
  path: Path,
  ...[params]: Given<Path>
) => queryOptions({ queryKey, queryFn: bodyOfAnswer(path, params) });

/** The same for a list whose rows stay until those of another page have arrived. */
export const pageQuery = <const Key extends QueryKey, Path extends PathWith<'get'>>(
  queryKey: Key,
  path: Path,
  ...[params]: Given<Path>
) => queryOptions({ queryKey, queryFn: bodyOfAnswer(path, params), placeholderData: keepPreviousData });

/** Sends what an action is given to an address, for the record that it answers. */
export const sends =
  <Verb extends 'post' | 'put', Path extends PathWith<Verb>>(method: Verb, path: Path) =>
  (body: Body<Path, Verb>, headers: ActionHeaders): Promise<Answered<Path, Verb>> =>
    recordOf(call(method, path, { body, headers }));
