import { channel, projectChannels, realtimeTimings, SubscribeMessage } from './channels.js';

const A_PROJECT = '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';

describe('the figures of live updates (specification, section 9)', () => {
  it.each([
    ['real-time event rate limit: 10 per second', realtimeTimings.eventsPerSecond, 10],
    ['live-update toasts batched after 300 ms', realtimeTimings.toastBatch, 300],
    ['updating indicator clears after 1 s', realtimeTimings.updatingIndicator, 1_000],
    ['channel subscription timeout 10 s', realtimeTimings.subscribeTimeout, 10_000],
    ['500 ms between channels', realtimeTimings.betweenChannels, 500],
    ['reconnect waits 2 s', realtimeTimings.reconnectDelay, 2_000],
    ['connectivity test timeout 5 s', realtimeTimings.connectivityTimeout, 5_000],
    ['status check every 30 s', realtimeTimings.statusCheckEvery, 30_000],
    [
      'a full refetch follows 1 s after a status change, comment or log (section 4)',
      realtimeTimings.refetchAfter,
      1_000,
    ],
  ])('%s', (_figure, is, wanted) => expect(is).toBe(wanted));
});

describe('the channels of a project (specification, section 4; decisions, section 8)', () => {
  it('are one for each of what the project data view follows', () => {
    expect(projectChannels).toEqual(['project', 'tickets', 'milestones', 'task_comments', 'activity_logs']);
  });

  it.each(projectChannels)('%s carries the project’s id', (name) => {
    expect(channel.safeParse(`${name}:${A_PROJECT}`).success).toBe(true);
    for (const wrong of [name, `${name}:`, `${name}:nonsense`, `${name}:${A_PROJECT}:${A_PROJECT}`, `:${A_PROJECT}`])
      expect(channel.safeParse(wrong).success).toBe(false);
  });

  it('are joined from a position, which is a whole number, or from none', () => {
    const of = (last_seq: unknown) => SubscribeMessage.safeParse({ channel: `tickets:${A_PROJECT}`, last_seq }).success;
    expect([of(undefined), of(0), of(12), of(-1), of(1.5), of('12')]).toEqual([true, true, true, false, false, false]);
  });
});
