import * as dataAccess from '@portal/data-access';
import { http, HttpResponse, startFakeApi } from '@portal/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';

/** Hooks that change something without an Idempotency-Key, and why a second call does no harm. */
const withoutKey: Readonly<Record<string, string>> = {
  useRequestMagicLink: 'signing in takes no keys; its form is locked, and one mail a minute goes to an address',
  useResendMagicLink: 'as useRequestMagicLink',
  useCreateSession: 'a link or code works once',
  useSignOut: 'a session that is over stays over',
  useEndSession: 'as useSignOut',
  useReportErrors: 'a report is no record of the product; its button is locked',
  useOriginalMail: 'a mail is only read',
  usePinReport: 'changes go one after the other, each with a key of its own (pinned-figures.spec.tsx)',
};

interface Action {
  mutateAsync: (input: unknown) => Promise<unknown>;
}

const isAction = (result: unknown): result is Action =>
  typeof result === 'object' && result !== null && 'mutateAsync' in result;

/** The input of any action: the id of a record, or a file for one. */
const input = { id: 'r-1', comment_id: 'r-1', deal_id: 'r-1', title: 'Cable', file: new File(['x'], 'x.txt') };

/** What any action answers: a record, or an answer in a ticket with that. */
const record = { id: 'r-1', version: 2 };
const answer = { ...record, message: record, ticket: record };

const { api } = startFakeApi();
let sent: { call: string; key: string | null }[];
let status: number;

beforeEach(() => {
  sent = [];
  status = 200;
  api.use(
    http.all('*/api/v1/*', ({ request }) => {
      if (request.method === 'GET') return HttpResponse.json({ data: null });
      sent.push({ call: `${request.method} ${request.url}`, key: request.headers.get('idempotency-key') });
      return HttpResponse.json({ error: 'No', data: answer }, { status });
    }),
  );
});

function start(hook: (own: string) => unknown): Action | undefined {
  const client = dataAccess.createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => hook('p-1'), { wrapper });
  return isAction(result.current) ? result.current : undefined;
}

const hooks = Object.entries(dataAccess).filter(
  ([name, hook]) => /^use[A-Z]/.test(name) && typeof hook === 'function' && !(name in withoutKey),
) as [string, (own: string) => unknown][];
const makers = new Set(['useAction', 'useOptimisticCreate', 'useOptimisticUpdate']);
const readers = new Set([
  'useCan',
  'useClientErrors',
  'useLoadingTrouble',
  'useProjectAccess',
  'useReportHistory',
  'useSentLater',
  'useSession',
  'useSessionEnded',
  'useWaitingChanges',
]);
const actions = hooks.filter(([name]) => !makers.has(name) && !readers.has(name));

describe('Every action of the product', () => {
  it.each(actions)(
    '%s is one call when it is started twice, and keeps its key when it is sent again',
    async (_, hook) => {
      const action = start(hook);
      if (!action) throw new Error('is no action: name it among the readers');
      const twice = (): Promise<unknown> =>
        act(() => Promise.allSettled([action.mutateAsync(input), action.mutateAsync(input)]));
      status = 409;
      await twice();
      status = 200;
      await twice();
      await twice(); // the second half of a double click, after the answer
      const [refused, done, ...more] = sent;
      expect(more).toEqual([]);
      expect(refused?.key).toEqual(expect.any(String));
      expect(done).toEqual(refused);
    },
  );
});
