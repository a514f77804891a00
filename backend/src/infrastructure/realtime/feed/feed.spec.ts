import { rooms, type Change } from '@portal/contracts';
import type { FeedItem } from '../../events/decorators.js';
import { withAuthor } from './feed.js';

const change: Change = { event: 'UPDATE', table: 'requests', record: { id: 'r' }, at: '2026-01-05T12:00:00.000Z' };
const inRoom = (room: string): FeedItem => ({ room, channel: 'consultations', change });
const names = new Map([['a', { toAdmins: 'Avery Cole', toCustomers: 'Avery' }]]);

describe('who caused a change', () => {
  it('is said to each audience in its own words', () => {
    expect(withAuthor(inRoom(rooms.admins('consultations')), { actor_id: 'a' }, names)).toMatchObject({
      change: { by: { id: 'a', name: 'Avery Cole' } },
    });
    expect(withAuthor(inRoom(rooms.user('consultations', 'c')), { actor_id: 'a' }, names)).toMatchObject({
      change: { by: { id: 'a', name: 'Avery' } },
    });
  });

  it('is nobody for visitors, the product itself and people who are gone', () => {
    for (const actor_id of [null, 'gone']) {
      expect(withAuthor(inRoom(rooms.admins('consultations')), { actor_id }, names)).toMatchObject({
        change: { by: null },
      });
    }
  });

  it('leaves everything alone that is no change', () => {
    const ended: FeedItem = { disconnect: { userId: 'a' } };
    expect(withAuthor(ended, { actor_id: 'a' }, names)).toBe(ended);
  });
});
