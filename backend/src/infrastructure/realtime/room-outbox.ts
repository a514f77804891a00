import { realtimeTimings, type Change, type ChangesMessage, type Channel, type ResyncMessage } from '@portal/contracts';
import { coalesceChange } from './feed/replay.js';

const MAX_BYTES = 512 * 1024;

/** Whether these changes are more than one message may carry; the client refetches instead. */
export const isTooLarge = (changes: readonly Change[]): boolean =>
  changes.length > 1 && JSON.stringify(changes).length > MAX_BYTES;

/** The shortest time between two messages to one room, in milliseconds. */
const INTERVAL = 1_000 / realtimeTimings.eventsPerSecond;

interface Room {
  channel: Channel;
  seq: number;
  waiting: Map<string, Change>;
  /** Everything is to be refetched, so changes aren't sent. */
  resync: boolean;
  timer: ReturnType<typeof setTimeout>;
}

/** How a message reaches a room. */
interface Emit {
  changes: (room: string, message: ChangesMessage) => void;
  resync: (room: string, message: ResyncMessage) => void;
}

/**
 * Groups the changes for a room: the first goes at once, then at most one message per 100 ms, in which the later state
 * of a record replaces the earlier one and nothing is lost (decisions, section 8). A resync stands for every change
 * before it, and for more than one message may carry.
 */
export class RoomOutbox {
  private readonly rooms = new Map<string, Room>();

  constructor(private readonly emit: Emit) {}

  publish(name: string, channel: Channel, seq: number, change: Change): void {
    const room = this.rooms.get(name);
    if (room) {
      coalesceChange(room.waiting, change);
      room.seq = seq;
    } else {
      this.emit.changes(name, { channel, seq, items: [change] });
      this.rest(name, channel, seq);
    }
  }

  resync(name: string, channel: Channel, seq: number): void {
    const room = this.rooms.get(name);
    if (room) {
      room.waiting.clear();
      room.resync = true;
      room.seq = seq;
    } else {
      this.emit.resync(name, { channel, seq });
      this.rest(name, channel, seq);
    }
  }

  /** Sends what waits at once, because the room is about to be emptied. */
  finish(name: string): void {
    clearTimeout(this.rooms.get(name)?.timer);
    this.flush(name);
    clearTimeout(this.rooms.get(name)?.timer);
    this.rooms.delete(name);
  }

  stop(): void {
    for (const { timer } of this.rooms.values()) clearTimeout(timer);
    this.rooms.clear();
  }

  private rest(name: string, channel: Channel, seq: number): void {
    const timer = setTimeout(() => {
      this.flush(name);
    }, INTERVAL);
    this.rooms.set(name, { channel, seq, waiting: new Map(), resync: false, timer });
  }

  private flush(name: string): void {
    const room = this.rooms.get(name);
    this.rooms.delete(name);
    if (!room || (room.waiting.size === 0 && !room.resync)) return;
    const { channel, seq } = room;
    const items = [...room.waiting.values()];
    const isLarge = isTooLarge(items);
    if (room.resync || isLarge) this.emit.resync(name, { channel, seq });
    if (items.length > 0 && !isLarge) this.emit.changes(name, { channel, seq, items });
    this.rest(name, channel, seq);
  }
}
