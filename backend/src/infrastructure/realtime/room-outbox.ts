import type { Change, ChangesMessage, Channel } from '@portal/contracts';

/** The shortest time between two messages to one room, in milliseconds. */
const INTERVAL = 100;

interface Room {
  channel: Channel;
  seq: number;
  waiting: Map<string, Change>;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Groups the changes for a room: the first goes at once, then at most one message per 100 ms, in which the later state of
 * a record replaces the earlier one and nothing is lost (decisions, section 8).
 */
export class RoomOutbox {
  private readonly rooms = new Map<string, Room>();

  constructor(private readonly emit: (room: string, message: ChangesMessage) => void) {}

  publish(name: string, channel: Channel, seq: number, change: Change): void {
    const room = this.rooms.get(name);
    if (!room) {
      this.emit(name, { channel, seq, items: [change] });
      this.rooms.set(name, { channel, seq, waiting: new Map(), timer: this.later(name) });
      return;
    }
    const key = `${change.table}/${change.record.id}`;
    const earlier = room.waiting.get(key);
    room.waiting.delete(key);
    room.waiting.set(
      key,
      earlier?.event === 'INSERT' && change.event === 'UPDATE' ? { ...change, event: 'INSERT' } : change,
    );
    room.seq = seq;
  }

  stop(): void {
    for (const { timer } of this.rooms.values()) clearTimeout(timer);
    this.rooms.clear();
  }

  private later(name: string): ReturnType<typeof setTimeout> {
    return setTimeout(() => {
      this.flush(name);
    }, INTERVAL);
  }

  private flush(name: string): void {
    const room = this.rooms.get(name);
    if (!room || room.waiting.size === 0) {
      this.rooms.delete(name);
      return;
    }
    this.emit(name, { channel: room.channel, seq: room.seq, items: [...room.waiting.values()] });
    room.waiting = new Map();
    room.timer = this.later(name);
  }
}
