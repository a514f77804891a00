import { jest } from '@jest/globals';
import { FakeSocket } from '@portal/testing';
import type { Start } from './feed-start.js';
import { RealtimeClient, type RealtimeSink } from './realtime-client.js';
import type { RealtimeSocket } from './socket.js';

function given() {
  const socket = new FakeSocket();
  const startOf = jest.fn(() => Promise.resolve<Start>({ last_seq: 7, refetch: false }));
  const sink = { changes: jest.fn(), startOf, resync: jest.fn(), dropped: jest.fn() } satisfies RealtimeSink;
  const client = new RealtimeClient(socket as unknown as RealtimeSocket, sink);
  return { socket, sink, client };
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const nothing = () => undefined;

describe('the realtime client (specification, sections 4 and 9)', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is testing first, then live', async () => {
    const { client } = given();
    expect(client.current().status).toBe('testing');
    client.open();
    await pass(0);
    expect(client.current()).toEqual({ status: 'live', message: null });
  });

  it('asks again at once when the network is back, and believes nothing from before', async () => {
    const { client, socket } = given();
    client.join('consultations', nothing);
    await pass(0);
    socket.drop('transport close');
    expect(client.current().status).toBe('offline');
    client.resume();
    expect(client.current().status).not.toBe('offline');
    await pass(0);
    expect(client.current()).toEqual({ status: 'live', message: null });
    expect(socket.subscribed).toEqual(['consultations', 'consultations']);
  });

  it('joins channels one by one, 500 ms apart', async () => {
    const { client, socket } = given();
    client.join('consultations', nothing);
    client.join('dashboard', nothing);
    await pass(499);
    expect(socket.subscribed).toEqual(['consultations']);
    await pass(1);
    expect(socket.subscribed).toEqual(['consultations', 'dashboard']);
  });

  it('joins a channel again that is left and listened to anew while others wait for their turn', async () => {
    const { client, socket } = given();
    const leave = client.join('imports', nothing);
    client.join('notifications', nothing);
    await pass(100);
    leave();
    client.join('imports', nothing);
    await pass(1_000);
    expect(socket.subscribed).toEqual(['imports', 'notifications', 'imports']);
    expect(client.channels()).toContainEqual({ channel: 'imports', joined: true });
  });

  it('joins all channels again when the connection was lost and came back between two of them', async () => {
    const { client, socket } = given();
    client.join('consultations', nothing);
    client.join('dashboard', nothing);
    await pass(100);
    socket.drop('transport close');
    socket.connect();
    await pass(1_500);
    expect(client.channels()).toEqual([
      { channel: 'consultations', joined: true },
      { channel: 'dashboard', joined: true },
    ]);
  });

  it('gives up on a silent channel after 10 seconds and stays live with the others', async () => {
    const { client, socket } = given();
    socket.answer = (channel) => (channel === 'deals' ? 'silence' : { ok: true, seq: 1 });
    client.join('consultations', nothing);
    client.join('deals', nothing);
    await pass(10_400);
    expect(client.current().status).toBe('testing');
    await pass(200);
    expect(client.current()).toEqual({ status: 'live', message: 'Partial connection: 1/2 channels' });
  });

  it('says so when no channel at all can be joined', async () => {
    const { client, socket } = given();
    socket.answer = () => ({ ok: false, error: 'forbidden' });
    client.join('consultations', nothing);
    await pass(0);
    expect(client.current()).toEqual({ status: 'offline', message: 'Failed to connect to any real-time channels' });
  });

  it('says when it could not be set up, and offers to reconnect (specification, section 8)', async () => {
    const { client, socket } = given();
    socket.isReachable = false;
    client.open();
    await pass(0);
    expect(client.current()).toEqual({
      status: 'offline',
      message: 'Failed to setup real-time updates',
      offersReconnect: true,
    });
    client.reconnect();
    expect(client.current()).toMatchObject({ message: 'Reconnect failed', offersReconnect: true });
    socket.isReachable = true;
    client.reconnect();
    await pass(0);
    expect(client.current()).toEqual({ status: 'live', message: null });
  });

  it('offers to reconnect once the first try after a loss has failed', async () => {
    const { client, socket } = given();
    client.open();
    await pass(0);
    socket.isReachable = false;
    socket.drop('transport close');
    expect(client.current().offersReconnect).toBeUndefined();
    socket.connect();
    expect(client.current()).toMatchObject({ message: 'Real-time unavailable', offersReconnect: true });
  });

  it('keeps offering to reconnect while tries fail, also between them', async () => {
    const { client, socket } = given();
    client.open();
    await pass(0);
    socket.isReachable = false;
    socket.drop('transport close');
    socket.connect();
    const offered = jest.fn();
    client.watch(offered);
    await pass(61_000);
    expect(client.current()).toMatchObject({ message: 'Real-time unavailable', offersReconnect: true });
    expect(offered).not.toHaveBeenCalled();
  });

  it('says so when what the first join needs can’t be read', async () => {
    const { client, sink } = given();
    sink.startOf.mockRejectedValueOnce(new Error('no such query'));
    client.join('consultations', nothing);
    await pass(0);
    expect(client.current().message).toBe('Failed to setup real-time updates');
  });

  it('is offline while the connection is lost; afterwards it joins again', async () => {
    const { client, socket } = given();
    client.join('consultations', nothing);
    await pass(0);
    socket.drop('transport close');
    expect(client.current()).toEqual({ status: 'offline', message: 'Real-time unavailable' });
    socket.connect();
    await pass(0);
    expect(client.current().status).toBe('live');
  });

  it('tells the server which position it has: of what was fetched, later of what it heard', async () => {
    const { client, socket, sink } = given();
    socket.answer = () => ({ ok: true, seq: 9 });
    client.join('consultations', nothing);
    await pass(0);
    socket.receive('changes', { channel: 'consultations', seq: 12, items: [] });
    socket.drop('transport close');
    socket.connect();
    await pass(0);
    expect(socket.positions).toEqual([7, 12]);
    expect(sink.resync).not.toHaveBeenCalled();
  });

  it('fetches anew what has no position, and what the server says it can’t replay', async () => {
    const { client, socket, sink } = given();
    sink.startOf.mockResolvedValueOnce({ refetch: true });
    client.join('consultations', nothing);
    await pass(0);
    expect(sink.resync).toHaveBeenCalledTimes(1);
    socket.receive('resync', { channel: 'consultations', seq: 20 });
    expect(sink.resync).toHaveBeenCalledTimes(2);
  });

  it('tests the connection every 30 seconds for at most 5', async () => {
    const { client, socket } = given();
    client.join('consultations', nothing);
    await pass(0);
    socket.answer = () => 'silence';
    await pass(30_000);
    expect(client.current().status).toBe('live');
    await pass(5_000);
    expect(client.current()).toEqual({ status: 'offline', message: 'Connectivity test timeout' });
    socket.answer = () => ({ ok: true, seq: 1 });
    await pass(30_000);
    expect(client.current().status).toBe('live');
  });

  it('asks about the session and waits 2 seconds when the server ends the connection', async () => {
    const { client, socket, sink } = given();
    client.open();
    await pass(0);
    socket.drop('io server disconnect');
    expect(sink.dropped).toHaveBeenCalledTimes(1);
    await pass(1_999);
    expect(socket.connected).toBe(false);
    await pass(1);
    expect(socket.connected).toBe(true);
  });

  it('asks about the session when the server refuses it, and tries again after 30 seconds', async () => {
    const { client, socket, sink } = given();
    socket.isRefused = true;
    client.open();
    expect(sink.dropped).toHaveBeenCalledTimes(1);
    expect(client.current().status).toBe('offline');
    socket.isRefused = false;
    await pass(29_999);
    expect(client.current().status).toBe('offline');
    await pass(1);
    expect(client.current()).toEqual({ status: 'live', message: null });
  });

  it('tells the cache and then the screen, until the screen is left', () => {
    const { client, socket, sink } = given();
    const screen = jest.fn();
    const leave = client.join('consultations', screen);
    const item = { event: 'UPDATE', table: 'consultation_requests', record: { id: '1' }, at: 'now' };
    socket.receive('changes', { channel: 'consultations', seq: 2, items: [item] });
    leave();
    socket.receive('changes', { channel: 'consultations', seq: 3, items: [item] });
    expect(sink.changes).toHaveBeenCalledTimes(2);
    expect(screen).toHaveBeenCalledTimes(1);
  });

  it('stays closed after signing out', async () => {
    const { client, socket } = given();
    client.open();
    await pass(0);
    client.close();
    await pass(60_000);
    expect(socket.connected).toBe(false);
    expect(client.current().status).toBe('testing');
  });
});
