import { Toaster } from '@portal/ui';
import { onlineManager, QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ConnectionNotice } from './connection-notice.js';

const fetchRows = jest.fn<Promise<string>, []>();
const send = jest.fn((id: string) => Promise.resolve(id));

function Screen() {
  const { data, error } = useQuery({ queryKey: ['rows'], queryFn: fetchRows });
  const { mutate } = useMutation({ mutationFn: send });
  return (
    <>
      <ConnectionNotice />
      <p>{data ?? (error ? 'failed' : 'loading')}</p>
      <button onClick={() => mutate('a')}>Change</button>
      <Toaster />
    </>
  );
}

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: 1, retryDelay: 60_000 } } });
  render(
    <QueryClientProvider client={client}>
      <Screen />
    </QueryClientProvider>,
  );
}

afterEach(() => act(() => onlineManager.setOnline(true)));

describe('what keeps a screen from loading or sending', () => {
  it('is said after the first failure, with a try at once', async () => {
    fetchRows.mockRejectedValueOnce(new TypeError('fetch failed')).mockResolvedValueOnce('the rows');
    show();
    expect(await screen.findByText('The server could not be reached. Trying again.')).toBeVisible();
    expect(screen.getByText('loading')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('the rows')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('says offline what waits, and that it was sent once the device is back', async () => {
    fetchRows.mockResolvedValue('the rows');
    show();
    await screen.findByText('the rows');
    act(() => onlineManager.setOnline(false));
    expect(screen.getByText('You are offline. What you change now is sent when you are back.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    expect(
      await screen.findByText('You are offline. 1 change waits and will be sent when you are back.'),
    ).toBeVisible();
    expect(send).not.toHaveBeenCalled();
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByText('Your change was sent')).toBeVisible();
    expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
  });
});
