import { Injectable } from '@nestjs/common';
import { rooms, type ClientEvents, type ServerEvents, type WritingNotice } from '@portal/contracts';
import type { DefaultEventsMap, Namespace, Socket } from 'socket.io';
import type { FeedItem, Leave } from '../events/decorators.js';
import type { SocketData } from './handshake.js';
import { RoomOutbox } from './room-outbox.js';

export type RealtimeNamespace = Namespace<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;
export type RealtimeSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;

/** The sockets of this process. */
@Injectable()
export class Sockets {
  private namespace: RealtimeNamespace | null = null;
  private readonly outbox = new RoomOutbox({
    changes: (room, message) => this.namespace?.to(room).emit('changes', message),
    resync: (room, message) => this.namespace?.to(room).emit('resync', message),
  });

  attach(namespace: RealtimeNamespace): void {
    this.namespace = namespace;
  }

  /** The rooms with sockets, joined or about to be joined after the permission check. */
  roomsWithListeners(): string[] {
    const joining = [...(this.namespace?.sockets.values() ?? [])].flatMap(({ data }) => [...data.joining]);
    const rooms = [...(this.namespace?.adapter.rooms.keys() ?? [])].filter((room) => room.includes('@'));
    return [...rooms, ...joining.map(({ room }) => room)];
  }

  get count(): number {
    return this.namespace?.sockets.size ?? 0;
  }

  /** Whose sockets these are; each session once. */
  sessionIds(): string[] {
    const ids = [...(this.namespace?.sockets.values() ?? [])].map(({ data }) => data.actor.sessionId);
    return [...new Set(ids.filter((id) => id !== null))];
  }

  /** Delivers a feed item to local sockets: a change, a resync, a room removal or a disconnect. */
  deliver(item: FeedItem, seq: number): void {
    if ('disconnect' in item) this.end(item.disconnect);
    else if ('leave' in item) this.takeOut(item.leave, seq);
    else if ('resync' in item) {
      const { room, channel } = item.resync;
      if (this.isListenedTo(room)) this.outbox.resync(room, channel, seq);
    } else if (this.isListenedTo(item.room)) this.outbox.publish(item.room, item.channel, seq, item.change);
  }

  /** Sends the notice to the sockets of admins in this process that have joined the channel, the writer's included. */
  announceTyping(notice: WritingNotice): void {
    this.namespace?.to(rooms.admins(notice.channel)).emit('writing', notice);
  }

  /**
   * Ends the connections whose clients don't read. A `resync` can't reach them any more; they get it, or what
   * they missed, when they come back with the position they have.
   */
  dropSlow(): void {
    for (const socket of this.namespace?.sockets.values() ?? []) {
      const connection = socket.conn as unknown as Connection;
      if (isSlow(connection)) drop(connection);
    }
  }

  stop(): void {
    this.outbox.stop();
  }

  private isListenedTo(room: string): boolean {
    return this.namespace?.adapter.rooms.has(room) ?? false;
  }

  /** A user who must leave gets a `resync`, refetches the channel and gets the refusal. */
  private takeOut({ room, channel, userId }: Leave, seq: number): void {
    if (userId === undefined) this.outbox.finish(room);
    for (const socket of this.namespace?.sockets.values() ?? []) {
      if (userId !== undefined && socket.data.actor.id !== userId) continue;
      for (const join of socket.data.joining) if (join.room === room) socket.data.joining.delete(join);
      if (!socket.rooms.has(room)) continue;
      void socket.leave(room);
      socket.emit('resync', { channel, seq });
    }
  }

  private end({ sessionId, userId }: { sessionId?: string; userId?: string }): void {
    for (const socket of this.namespace?.sockets.values() ?? []) {
      const { actor } = socket.data;
      if ((sessionId !== undefined && actor.sessionId === sessionId) || (userId !== undefined && actor.id === userId))
        socket.disconnect(true);
    }
  }
}

/** More than this unread by its client, and a connection is dropped. */
const MAX_BYTES = 1024 * 1024;
const MAX_MESSAGES = 1_000;

/** The part of an engine.io connection that gives its unread data and ends it. */
interface Connection {
  /** What waits for the message under way to be taken. */
  writeBuffer: readonly { data?: string | Buffer | undefined }[];
  transport: { socket?: { bufferedAmount?: number; terminate?: () => void } };
  close(discard: boolean): void;
}

/** Whether the client leaves so much unread that it can't be reading. */
function isSlow({ writeBuffer, transport }: Connection): boolean {
  if (writeBuffer.length > MAX_MESSAGES) return true;
  const underWay = transport.socket?.bufferedAmount ?? 0;
  return writeBuffer.reduce((bytes, { data }) => bytes + (data?.length ?? 0), underWay) > MAX_BYTES;
}

/** Ends a connection at once: a close frame would wait behind what the client hasn't read. */
function drop(connection: Connection): void {
  const { socket } = connection.transport;
  connection.close(true);
  socket?.terminate?.();
}
