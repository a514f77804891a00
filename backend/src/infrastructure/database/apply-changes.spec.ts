import { applyChanges } from './aggregate-root.js';

const fields = { name: 'name', weekly: 'weekly', sent_at: 'sentAt' } as const;
const row = () => ({
  name: 'Hours',
  weekly: [{ to: '17:00', from: '08:00' }] as { from: string; to: string; note?: string | undefined }[],
  sentAt: new Date('2026-03-04T05:06:07Z'),
});

describe('applying what was sent to a row', () => {
  it('changes nothing by the same value, whatever the order of its keys, which jsonb doesn’t keep', () => {
    const [hours, weekly] = [row(), [{ from: '08:00', to: '17:00', note: undefined }]];
    const kept = hours.weekly;
    expect(applyChanges(hours, { name: 'Hours', weekly, sent_at: row().sentAt }, fields)).toEqual({});
    expect(hours.weekly).toBe(kept);
  });

  it('answers what differs with old and new value, and leaves what isn’t sent', () => {
    const hours = row();
    const weekly = [{ from: '08:00', to: '16:00' }];
    expect(applyChanges(hours, { name: undefined, weekly }, fields)).toEqual({
      weekly: { from: row().weekly, to: weekly },
    });
    expect(hours).toEqual({ ...row(), weekly });
  });

  it('takes another order of a list, and null, as a change', () => {
    const labels: { labels: string[] | null } = { labels: ['a', 'b'] };
    expect(Object.keys(applyChanges(labels, { labels: ['b', 'a'] }, { labels: 'labels' }))).toEqual(['labels']);
    expect(Object.keys(applyChanges(labels, { labels: null }, { labels: 'labels' }))).toEqual(['labels']);
  });
});
