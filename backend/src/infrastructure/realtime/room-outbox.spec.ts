import type { Change, ChangesMessage, ResyncMessage } from '@portal/contracts';
import { RoomOutbox } from './room-outbox.js';

const change = (id: string, event: Change['event'], version: number): Change => ({
  event,
  table: 'requests',
  record: { id, version },
  at: '2026-01-05T12:00:00.000Z',
});

describe('RoomOutbox (decisions, section 8)', () => {
  let sent: ChangesMessage[];
  let resyncs: ResyncMessage[];
  let outbox: RoomOutbox;

  beforeEach(() => {
    jest.useFakeTimers();
    sent = [];
    resyncs = [];
    outbox = new RoomOutbox({
      changes: (_room, message) => sent.push(message),
      resync: (_room, message) => resyncs.push(message),
    });
  });

  afterEach(() => {
    outbox.stop();
    jest.useRealTimers();
  });

  it('sends the first change at once and the next ones together, the latest state of each record', () => {
    outbox.publish('room', 'consultations', 1, change('a', 'INSERT', 1));
    outbox.publish('room', 'consultations', 2, change('b', 'INSERT', 1));
    outbox.publish('room', 'consultations', 3, change('a', 'UPDATE', 2));
    outbox.publish('room', 'consultations', 4, change('b', 'UPDATE', 2));
    expect(sent).toHaveLength(1);

    jest.advanceTimersByTime(100);
    expect(sent[1]).toEqual({
      channel: 'consultations',
      seq: 4,
      items: [change('a', 'UPDATE', 2), change('b', 'INSERT', 2)],
    });
  });

  it('stays loud when a quiet change of the record follows, and says nothing of quiet ones alone', () => {
    const quietly = (id: string, version: number): Change => ({ ...change(id, 'UPDATE', version), quiet: true });
    outbox.publish('room', 'consultations', 1, change('x', 'INSERT', 1));
    outbox.publish('room', 'consultations', 2, change('a', 'UPDATE', 1));
    outbox.publish('room', 'consultations', 3, quietly('a', 2));
    outbox.publish('room', 'consultations', 4, quietly('b', 1));
    outbox.publish('room', 'consultations', 5, quietly('c', 1));
    outbox.publish('room', 'consultations', 6, change('c', 'UPDATE', 2));
    jest.advanceTimersByTime(100);
    expect(sent[1]?.items).toEqual([change('a', 'UPDATE', 2), quietly('b', 1), change('c', 'UPDATE', 2)]);
  });

  it('sends at most ten messages a second to one room, and loses nothing', () => {
    for (let index = 0; index < 100; index++) {
      outbox.publish('room', 'consultations', index, change(String(index), 'INSERT', 1));
      jest.advanceTimersByTime(10);
    }
    jest.advanceTimersByTime(200);
    expect(sent.length).toBeLessThanOrEqual(11);
    expect(sent.flatMap(({ items }) => items)).toHaveLength(100);
  });

  it('says once to fetch anew, instead of the changes before it', () => {
    outbox.resync('room', 'consultations', 1);
    outbox.publish('room', 'consultations', 2, change('a', 'UPDATE', 2));
    outbox.resync('room', 'consultations', 3);
    outbox.resync('room', 'consultations', 4);
    outbox.publish('room', 'consultations', 5, change('b', 'UPDATE', 2));
    expect(resyncs).toEqual([{ channel: 'consultations', seq: 1 }]);

    jest.advanceTimersByTime(100);
    expect(resyncs).toEqual([
      { channel: 'consultations', seq: 1 },
      { channel: 'consultations', seq: 5 },
    ]);
    expect(sent).toEqual([{ channel: 'consultations', seq: 5, items: [change('b', 'UPDATE', 2)] }]);
  });

  it('sends what waits at once where a room is about to be emptied', () => {
    outbox.publish('room', 'consultations', 1, change('a', 'INSERT', 1));
    outbox.publish('room', 'consultations', 2, change('a', 'DELETE', 1));
    outbox.finish('room');
    outbox.finish('another room');
    expect(sent.map(({ seq }) => seq)).toEqual([1, 2]);
    jest.runAllTimers();
    expect(sent).toHaveLength(2);
  });

  it('sends at once again after a quiet while', () => {
    outbox.publish('room', 'consultations', 1, change('a', 'INSERT', 1));
    jest.advanceTimersByTime(150);
    outbox.publish('room', 'consultations', 2, change('a', 'UPDATE', 2));
    expect(sent).toHaveLength(2);
  });
});
