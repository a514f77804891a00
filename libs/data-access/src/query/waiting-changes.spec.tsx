import { onlineManager, QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useSentLater, useWaitingChanges } from './waiting-changes.js';

afterEach(() => act(() => onlineManager.setOnline(true)));

it('counts and names what waits offline, and says how many were sent once the device is back', async () => {
  const client = new QueryClient();
  client.mount();
  const onSent = jest.fn();
  const send = jest.fn(({ id }: { id: string }) => Promise.resolve(id));
  const { result } = renderHook(
    () => {
      useSentLater(onSent);
      return {
        waiting: useWaitingChanges(),
        one: useMutation({ mutationFn: send }),
        other: useMutation({ mutationFn: send }),
      };
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  act(() => onlineManager.setOnline(false));
  act(() => {
    result.current.one.mutate({ id: 'a' });
    result.current.other.mutate({ id: 'b' });
  });
  await waitFor(() => expect(result.current.waiting).toEqual({ count: 2, ids: new Set(['a', 'b']) }));
  expect(send).not.toHaveBeenCalled();
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(onSent.mock.calls).toEqual([[2]]));
  expect(result.current.waiting.count).toBe(0);
  client.unmount();
});
