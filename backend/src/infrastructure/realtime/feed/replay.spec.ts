import type { Change } from '@portal/contracts';
import { FeedHistory, type Shown } from './feed-history.js';
import { changesFor } from './replay.js';

const room = 'deals@admin';
const now = Date.parse('2026-11-20T10:00:00Z');
const HOUR = 3_600_000;
const change = (id: string, event: Change['event'] = 'UPDATE', version = 1): Change => ({
  event,
  table: 'deals',
  record: { id, version },
  at: '2026-11-20T09:00:00Z',
});
const shown = (seq: number, own: Change, at = now, to = room): Shown => ({
  seq,
  at,
  item: { room: to, channel: 'deals', change: own },
});

describe('what a client that was away gets (decisions, section 8)', () => {
  it('is the changes of its room, later states of a record in the place of earlier ones', () => {
    const missed = [
      shown(1, change('a', 'INSERT')),
      shown(2, change('b')),
      shown(3, change('a', 'UPDATE', 2)),
      shown(4, change('c'), now, 'deals@user:x'),
    ];
    expect(changesFor(room, missed, now)).toEqual([change('b'), change('a', 'INSERT', 2)]);
  });

  it('is word to fetch anew when it missed more than 500 events, something a day old, or that word itself', () => {
    const many = Array.from({ length: 501 }, (_, seq) => shown(seq, change(String(seq))));
    expect(changesFor(room, many.slice(1), now)).toHaveLength(500);
    expect(changesFor(room, many, now)).toBeNull();
    expect(changesFor(room, [shown(1, change('a'), now - 25 * HOUR)], now)).toBeNull();
    expect(changesFor(room, [{ seq: 1, at: now, item: { resync: { room, channel: 'deals' } } }], now)).toBeNull();
  });
});

describe('what a process remembers', () => {
  it('is everything behind a position that moves on when there is too much', () => {
    const history = new FeedHistory(10);
    history.remember([shown(11, change('a')), shown(12, change('b'))]);
    expect(history.start).toBe(10);
    expect(history.after(11).map(({ seq }) => seq)).toEqual([12]);
    const large = (id: string): Change => ({ ...change(id), record: { id, text: 'x'.repeat(10_000) } });
    history.remember(Array.from({ length: 2_000 }, (_, at) => shown(13 + at, large('c'))));
    expect(history.start).toBeGreaterThan(12);
    const rest = history.after(0);
    expect(rest[0]?.seq).toBe(history.start + 1);
    expect(rest.at(-1)?.seq).toBe(2_012);
    expect(JSON.stringify(rest).length).toBeLessThan(16 * 1024 * 1024);
  });

  it('doesn’t cover a channel up to where nobody listened to it', () => {
    const history = new FeedHistory(10);
    expect([history.covers('deals', 9), history.covers('deals', 10)]).toEqual([false, true]);
    history.pass('deals', 14);
    expect([history.covers('deals', 13), history.covers('deals', 14)]).toEqual([false, true]);
    expect(history.covers('projects', 12)).toBe(true);
  });
});
