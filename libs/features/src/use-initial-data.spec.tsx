import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useInitialData } from './use-initial-data.js';

interface Question {
  answer: (value: string) => void;
  refuse: () => void;
}

function asked() {
  const questions: Record<string, Question> = {};
  const question = (name: string) =>
    queryOptions({
      queryKey: [name],
      queryFn: () =>
        new Promise<string>((answer, reject) => {
          questions[name] = { answer, refuse: () => reject(new Error('no')) };
        }),
      retry: 3,
      retryDelay: 60_000,
    });
  const client = new QueryClient();
  const { result } = renderHook(() => useInitialData([question('one'), question('two')]), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  return { client, questions, result };
}

describe('the first answers of a screen', () => {
  it('are there once the last has come', async () => {
    const { client, questions, result } = asked();
    questions['one']?.answer('1');
    await waitFor(() => expect(client.getQueryData(['one'])).toBe('1'));
    expect(result.current).toBe(false);
    questions['two']?.answer('2');
    await waitFor(() => expect(result.current).toBe(true));
  });

  it('don’t wait for one that has failed, and stay there when it is asked for again', async () => {
    const { client, questions, result } = asked();
    questions['one']?.answer('1');
    questions['two']?.refuse();
    await waitFor(() => expect(result.current).toBe(true));
    act(() => void client.resetQueries({ queryKey: ['two'] }));
    expect(result.current).toBe(true);
  });
});
