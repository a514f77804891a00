import { createQueryClient } from '@portal/data-access';
import { useChannel } from '@portal/realtime';
import { FakeSocket } from '@portal/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ConnectionBadge } from './connection-badge.js';
import { ConnectionNotice } from './connection-notice.js';

let socket: FakeSocket;
jest.mock('socket.io-client', () => ({ io: () => socket }));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] }); // React's turns are immediates
  socket = new FakeSocket();
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
/** All five channels have been tried, 500 ms apart. */
const untilTried = () => pass(2_000);

/** A screen that listens to five channels. */
function Screen() {
  useChannel('consultations');
  useChannel('projects');
  useChannel('deals');
  useChannel('billing');
  useChannel('support');
  return null;
}

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Screen />
      <ConnectionBadge />
      <ConnectionNotice />
    </QueryClientProvider>,
  );
const titleOf = (badge: string) => screen.getByText(badge).closest('[role="status"]')?.getAttribute('title');

describe('the state of real time (specification, section 8)', () => {
  it.each([
    ['Partial connection: 3/5 channels', 'Live', ['billing', 'support']],
    [
      'Failed to connect to any real-time channels',
      'Offline',
      ['consultations', 'projects', 'deals', 'billing', 'support'],
    ],
  ])('%s: beside the word %s', async (sentence, badge, refused) => {
    socket.answer = (channel) => (refused.includes(channel) ? { ok: false, error: 'forbidden' } : { ok: true, seq: 1 });
    show();
    await untilTried();
    expect(titleOf(badge)).toBe(sentence);
  });

  it('Connectivity test timeout: beside the word Offline', async () => {
    show();
    await untilTried();
    expect(titleOf('Live')).toBeNull();
    socket.answer = () => 'silence';
    await pass(35_000);
    expect(titleOf('Offline')).toBe('Connectivity test timeout');
  });

  it.each([
    ['Connection timeout', 'timeout'],
    ['Failed to setup real-time updates', 'xhr poll error'],
  ])('%s: in the notice, with a way to reconnect', async (sentence, failure) => {
    Object.assign(socket, { isReachable: false, failure });
    show();
    await pass(0);
    expect(titleOf('Offline')).toBe(sentence);
    expect(screen.getByText(`${sentence}.`)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reconnect' })).toBeVisible();
  });

  it('Reconnect failed: in the notice, until it succeeds', async () => {
    socket.isReachable = false;
    show();
    await pass(0);
    fireEvent.click(screen.getByRole('button', { name: 'Reconnect' }));
    expect(screen.getByText('Reconnect failed.')).toBeVisible();
    socket.isReachable = true;
    fireEvent.click(screen.getByRole('button', { name: 'Reconnect' }));
    await untilTried();
    expect(titleOf('Live')).toBeNull();
    expect(screen.queryByText('Reconnect failed.')).not.toBeInTheDocument();
  });
});
