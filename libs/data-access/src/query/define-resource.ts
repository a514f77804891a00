import { keepPreviousData, queryOptions, type QueryKey, type UseMutationResult } from '@tanstack/react-query';
import type { Answer, Answered, Body, Filter, ResourcePath, StepOf } from '../http/api-types.js';
import { bodyOf, call, recordOf, type Method } from '../http/api.js';
import type { CachedRow } from './whole-lists.js';
import type { ActionHeaders } from './actions/use-action-mutation.js';
import { useSession } from '../session/use-session.js';
import { useAction } from './actions/use-action.js';
import { askedOf } from './list-file.js';
import { detailKey, listsKey } from './keys.js';
import { useOptimisticUpdate } from './use-optimistic-update.js';

interface Timings {
  staleTime: number;
  gcTime: number;
}

interface Definition {
  /** What the keys of everything about the resource begin with. */
  key: QueryKey;
  /** How long lists and records count as fresh, where it isn't as long as general data (specification, section 9). */
  listTimings?: Timings;
  detailTimings?: Timings;
  /** Keys of what else each write makes old. */
  related?: readonly QueryKey[];
  /**
   * A change is shown at once and undone when the server refuses; otherwise it is shown once the server has confirmed
   * it.
   */
  optimistic?: boolean;
  /** Whether an admin can restore what was deleted; true by default. */
  restorable?: boolean;
  /** Keys of other data that a refusal proves stale: another user was faster. */
  staleOnRefusal?: readonly QueryKey[];
}

type Row<Path extends string> = Extract<Answered<`${Path}/{id}`, 'get'> | Answered<`${Path}/{id}`, 'put'>, CachedRow>;
/** A step without a body takes the id alone. */
type WithId<Input> = [Input] extends [never] ? { id: string } : Input & { id: string };
type Hook<Input, Output> = () => UseMutationResult<Output, Error, Input>;

interface StepOptions<Shown, Input> {
  /** The record as the step will leave it, to be shown at once. */
  paint?: (row: Shown, input: Input) => Shown;
  /** The record is gone afterwards. */
  removes?: boolean;
}

/** A deletion that can be taken back by those who may. */
export type DeletionResult<Restored> = UseMutationResult<{ id: string }, Error, string> & {
  restore?: (id: string) => Promise<Restored>;
};

/** `action` is the key that a sender keeps over a reload. */
export type Named<Input> = Input & { action?: string };

/** What is sent of such an input: the key isn't part of the record. */
export function withoutAction<Input extends object>(input: Named<Input>): Input {
  const body = { ...input };
  delete body.action;
  return body;
}

/**
 * A resource of the API, once: its lists and records as queries, and its writes as hooks: `useCreate`, `useUpdate`,
 * `useDelete`, `useRestore`, and `step` for a named action (`/{id}/approve`). A write makes the resource and what is
 * `related` old; a refusal the resource alone.
 */
export function defineResource<Path extends ResourcePath>(
  path: Path,
  {
    key,
    listTimings,
    detailTimings,
    related = [],
    optimistic = false,
    restorable = true,
    staleOnRefusal = [],
  }: Definition,
) {
  const own = `${path}/{id}`;
  const one = (id: string) => ({ params: { path: { id } } });
  const queries = {
    all: key,
    lists: listsKey(key),
    /** One page of a list. */
    list: (filter: Filter<Path> = {} as Filter<Path>) =>
      queryOptions({
        queryKey: [...queries.lists, filter] as const,
        queryFn: ({ signal }): Promise<Answer<Path, 'get'>> =>
          bodyOf<Answer<Path, 'get'>>(call('get', path, { params: { query: filter }, signal })),
        placeholderData: keepPreviousData,
        meta: askedOf(path, { query: filter }),
        ...listTimings,
      }),
    /** One record. */
    detail: (id: string) =>
      queryOptions({
        queryKey: detailKey(key, id),
        queryFn: ({ signal }): Promise<Row<Path>> => recordOf(call('get', own, { ...one(id), signal })),
        ...detailTimings,
      }),
  };
  const afterwards = { invalidates: [key, ...related], refetchesOnRefusal: [key, ...staleOnRefusal] };

  /** A write to one record, named by its `id`. */
  const write = <Input extends { id: string }, Output extends CachedRow>(
    method: Method,
    address: string,
    { paint, removes = false, isPainted = paint !== undefined }: StepOptions<Output, Input> & { isPainted?: boolean },
  ): Hook<Input, Output> => {
    const run = ({ id, ...body }: Input, headers: ActionHeaders): Promise<Output> =>
      recordOf(call(method, address, { ...one(id), body: withoutAction(body), headers }));
    const goneId = removes ? { removes: ({ id }: Input) => id } : {};
    return isPainted
      ? () =>
          useOptimisticUpdate<Input, Output>({
            rows: queries as never,
            run,
            ...(paint ? { paint } : {}),
            invalidates: related,
          })
      : () => useAction({ run, ...afterwards, ...goneId });
  };

  const useRestore: Hook<string, Row<Path>> = () =>
    useAction({
      run: (id: string, headers): Promise<Row<Path>> =>
        recordOf(call('post', `${own}/restore`, { ...one(id), headers })),
      ...afterwards,
    });

  return {
    queries,
    useCreate: (() =>
      useAction({
        run: (input: object, headers) => recordOf(call('post', path, { body: withoutAction(input), headers })),
        ...afterwards,
      })) as Hook<Named<Body<Path, 'post'>>, Answered<Path, 'post'>>,
    useUpdate: write<WithId<Body<`${Path}/{id}`, 'put'>>, Row<Path>>('put', own, { isPainted: optimistic }),
    useDelete: (): DeletionResult<Row<Path>> => {
      const deletion = useAction({
        run: (id: string, headers): Promise<{ id: string }> => recordOf(call('delete', own, { ...one(id), headers })),
        ...afterwards,
        removes: (id) => id,
      });
      const { mutateAsync: restore } = useRestore();
      // restoring is for admins (decisions 4.4)
      const { isAdmin } = useSession();
      return isAdmin && restorable ? { ...deletion, restore } : deletion;
    },
    useRestore,
    /** The hook of a named action on one record. */
    step: <Step extends StepOf<Path> & string>(
      step: Step,
      options: StepOptions<Answered<`${Path}/{id}/${Step}`, 'post'>, WithId<Body<`${Path}/{id}/${Step}`, 'post'>>> = {},
    ) =>
      write('post', `${own}/${step}`, options as never) as unknown as Hook<
        WithId<Body<`${Path}/{id}/${Step}`, 'post'>>,
        Answered<`${Path}/{id}/${Step}`, 'post'>
      >,
  };
}
