import { Logger } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  type OnGatewayInit,
  SubscribeMessage,
  WebSocketGateway,
} from '@nestjs/websockets';
import {
  type Channel,
  DomainError,
  rooms,
  sentenceOf,
  type SubscribeAck,
  SubscribeMessage as subscribeMessage,
  unsubscribeMessage,
  WritingMessage,
} from '@portal/contracts';
import { ChannelAuthorizer } from './channel-authorizer.js';
import { Feed } from './feed/feed.js';
import { HandshakeCheck } from './handshake.js';
import { endFloods } from './message-limit.js';
import { ConnectionLimit } from './connection-limit.js';
import { type RealtimeNamespace, type RealtimeSocket, Sockets } from './sockets.js';
import { TypingIndicators } from './typing-indicators.js';

/** The socket's side of real time: connections and joins (decisions, section 8). */
@WebSocketGateway({ namespace: '/realtime' })
export class RealtimeGateway implements OnGatewayInit<RealtimeNamespace> {
  private readonly logger = new Logger(RealtimeGateway.name);

  constructor(
    private readonly handshake: HandshakeCheck,
    private readonly channels: ChannelAuthorizer,
    private readonly feed: Feed,
    private readonly sockets: Sockets,
    private readonly connections: ConnectionLimit,
    private readonly typing: TypingIndicators,
  ) {}

  afterInit(namespace: RealtimeNamespace): void {
    this.sockets.attach(namespace);
    namespace.on('connection', endFloods);
    namespace.use((socket, next) => {
      this.admit(socket).then(
        () => {
          next();
        },
        (error: unknown) => {
          next(new Error(this.sentence(error)));
        },
      );
    });
  }

  /**
   * Joins a channel. The session is looked up again: the socket is in the list of sockets to end by now, so a sign-out
   * either ends it or is seen here; a right to the channel that is withdrawn meanwhile likewise ends the join. `seq` is
   * the position from which on nothing is missed; a client that sends an older `last_seq` gets what it missed, or word
   * to refetch where that is too much (decisions, section 8).
   */
  @SubscribeMessage('subscribe')
  async subscribe(@ConnectedSocket() socket: RealtimeSocket, @MessageBody() body: unknown): Promise<SubscribeAck> {
    try {
      const sent = subscribeMessage.safeParse(body);
      if (!sent.success) return { ok: false, error: sentenceOf('invalid') };
      const { channel, last_seq } = sent.data;
      socket.data.actor = await this.liveActor(socket);
      const room = await this.admitted(socket, channel);
      const { position } = this.feed;
      await socket.join(room);
      const since = last_seq ?? position;
      if (!this.feed.isCaughtUp(room, since)) await this.catchUp(socket, channel, room, since);
      return { ok: true, seq: position };
    } catch (error) {
      return { ok: false, error: this.sentence(error) };
    }
  }

  @SubscribeMessage('unsubscribe')
  async unsubscribe(@ConnectedSocket() socket: RealtimeSocket, @MessageBody() body: unknown): Promise<{ ok: boolean }> {
    const sent = unsubscribeMessage.safeParse(body);
    if (!sent.success) return { ok: false };
    try {
      await socket.leave(this.channels.roomOf(socket.data.actor, sent.data.channel));
      return { ok: true };
    } catch {
      return { ok: false };
    }
  }

  /** Passes on that an admin writes in a record of a list; only who has joined the admins' room of the list may. */
  @SubscribeMessage('writing')
  async writing(@ConnectedSocket() socket: RealtimeSocket, @MessageBody() body: unknown): Promise<{ ok: boolean }> {
    const sent = WritingMessage.safeParse(body);
    if (!sent.success || !socket.rooms.has(rooms.admins(sent.data.channel))) return { ok: false };
    try {
      await this.typing.announce(socket.data.actor.id, sent.data);
      return { ok: true };
    } catch (error) {
      this.logger.warn(`Nobody was told who writes: ${String(error)}`);
      return { ok: false };
    }
  }

  private async admit(socket: RealtimeSocket): Promise<void> {
    const data = await this.handshake.admit(socket.handshake);
    this.connections.take(data.actor.id, socket);
    Object.assign(socket.data, data);
  }

  /** What happened in the room since; a change that reaches the room meanwhile may come twice, which is harmless. */
  private async catchUp(socket: RealtimeSocket, channel: Channel, room: string, lastSeq: number): Promise<void> {
    const items = await this.feed.changesSince(room, lastSeq);
    const seq = this.feed.position;
    if (!socket.rooms.has(room)) return;
    if (items === null) socket.emit('resync', { channel, seq });
    else if (items.length > 0) socket.emit('changes', { channel, seq, items });
  }

  /** The room to join, after the permission check in the database. */
  private async admitted({ data }: RealtimeSocket, channel: Channel): Promise<string> {
    const join = { room: this.channels.roomOf(data.actor, channel) };
    data.joining.add(join);
    try {
      await this.channels.admit(data.actor, channel);
      if (!data.joining.has(join)) throw new DomainError('not_found');
      return join.room;
    } finally {
      data.joining.delete(join);
    }
  }

  private async liveActor(socket: RealtimeSocket): Promise<RealtimeSocket['data']['actor']> {
    try {
      return await this.handshake.live(socket.data.token);
    } catch (error) {
      if (error instanceof DomainError) socket.disconnect(true);
      throw error;
    }
  }

  /** What the client may read of a failure. */
  private sentence(error: unknown): string {
    if (error instanceof DomainError) return error.message;
    this.logger.error(error instanceof Error ? error : new Error(String(error)));
    return sentenceOf('unavailable');
  }
}
