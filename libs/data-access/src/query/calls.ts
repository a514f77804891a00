import { keepPreviousData, queryOptions, type QueryKey, type UseMutationResult } from '@tanstack/react-query';
import type { Answer, Answered, Params, PathWith, Sent } from '../http/api-types.js';
import { bodyOf, call, recordOf } from '../http/api.js';
import { askedOf } from './list-file.js';
import { useAction, type Effects } from './actions/use-action.js';
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
) =>
  queryOptions({
    queryKey,
    queryFn: bodyOfAnswer(path, params),
    placeholderData: keepPreviousData,
    meta: askedOf(path, params),
  });

/** A query for what an address answers to a body, as it is typed; a refused one isn't tried again. */
export const previewQuery = <const Key extends QueryKey, Path extends PathWith<'post'>>(
  queryKey: Key,
  path: Path,
  sent: Sent<Path, 'post'>,
) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<Answered<Path, 'post'>> =>
      recordOf(call('post', path, { ...initOf(path, sent), signal })),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** What an address names in braces is taken from the input; the rest is the body. */
function initOf(path: string, input: object) {
  const fields = Object.entries(input);
  const isNamed = ([name]: [string, unknown]): boolean => path.includes(`{${name}}`);
  return {
    params: { path: Object.fromEntries(fields.filter(isNamed)) },
    body: Object.fromEntries(fields.filter((field) => !isNamed(field))),
  };
}

/** Sends what an action is given to an address, for the record that it answers. */
export const sends =
  <Verb extends 'post' | 'put', Path extends PathWith<Verb>>(method: Verb, path: Path) =>
  (input: Sent<Path, Verb>, headers: ActionHeaders): Promise<Answered<Path, Verb>> =>
    recordOf(call(method, path, { ...initOf(path, input), headers }));

/** The hook of an action that is sent to an address. */
export const defineAction =
  <Verb extends 'post' | 'put', Path extends PathWith<Verb>>(
    method: Verb,
    path: Path,
    effects: Effects<Sent<Path, Verb>> = {},
  ): (() => UseMutationResult<Answered<Path, Verb>, Error, Sent<Path, Verb>>) =>
  () =>
    useAction({ run: sends(method, path), ...effects });

/** The hook of the deletion of a record, by its id. */
export const defineDeletion =
  <Path extends PathWith<'delete'>>(
    path: Path,
    effects: Effects<string>,
  ): (() => UseMutationResult<Answered<Path, 'delete'>, Error, string>) =>
  () =>
    useAction({
      run: (id: string, headers): Promise<Answered<Path, 'delete'>> =>
        recordOf(call('delete', path, { params: { path: { id } }, headers })),
      ...effects,
    });
