import type { Channel } from '@portal/contracts';
import { type RealtimeNamespace, Sockets } from './sockets.js';

const channel: Channel = 'project:0190a0a0-0000-7000-8000-000000000001';
const room = `${channel}@customer`;

/** As much of a socket as leaving a room needs. */
function aSocket(userId: string, ...rooms: string[]) {
  const joined = new Set(rooms);
  return {
    data: { actor: { id: userId, sessionId: null }, joining: new Set<{ room: string }>() },
    rooms: joined,
    emitted: [] as unknown[][],
    leave(name: string) {
      joined.delete(name);
    },
    emit(...message: unknown[]) {
      this.emitted.push(message);
    },
  };
}

function among(...present: ReturnType<typeof aSocket>[]): Sockets {
  const sockets = new Sockets();
  const namespace = { sockets: new Map(present.map((socket, index) => [String(index), socket])) };
  sockets.attach(namespace as unknown as RealtimeNamespace);
  return sockets;
}

describe('a right that is withdrawn while listening (decisions, section 8)', () => {
  it('takes this person out of the room on each device, and tells to fetch anew', () => {
    const [phone, laptop, other] = [aSocket('a', room), aSocket('a', room, 'more'), aSocket('b', room)];
    among(phone, laptop, other).deliver({ leave: { room, channel, userId: 'a' } }, 7);
    expect([phone.rooms, laptop.rooms, other.rooms]).toEqual([new Set(), new Set(['more']), new Set([room])]);
    expect([phone.emitted, other.emitted]).toEqual([[['resync', { channel, seq: 7 }]], []]);
  });

  it('also takes out a join whose permission is being looked up, and no other', () => {
    const socket = aSocket('a');
    const [pending, elsewhere] = [{ room }, { room: 'another' }];
    socket.data.joining.add(pending).add(elsewhere);
    among(socket).deliver({ leave: { room, channel, userId: 'a' } }, 7);
    expect([...socket.data.joining]).toEqual([elsewhere]);
    expect(socket.emitted).toEqual([]);
  });

  it('empties the room where the record is gone', () => {
    const [one, other] = [aSocket('a', room), aSocket('b', room)];
    among(one, other).deliver({ leave: { room, channel } }, 7);
    expect([one.rooms.size, other.rooms.size]).toEqual([0, 0]);
  });
});
