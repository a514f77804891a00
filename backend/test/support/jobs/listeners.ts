import { once } from 'node:events';
import type { Channel, ChangesMessage, ResyncMessage, SubscribeAck } from '@portal/contracts';
import { io, type Socket } from 'socket.io-client';

/** A connected socket and the events that it received. */
export interface Listener {
  socket: Socket;
  heard: ChangesMessage[];
  resyncs: ResyncMessage[];
  /** @param last_seq the feed position of a client that reconnects */
  join: (channel: Channel, last_seq?: number) => Promise<SubscribeAck>;
}

/** Connects with a session's token; the sockets are closed after each test of the calling file. */
export function listeners(): (url: string, token: string) => Promise<Listener> {
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect();
  });
  return async (url, token) => {
    const socket = io(`${url}/realtime`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth: { token },
    });
    sockets.push(socket);
    const [heard, resyncs]: [ChangesMessage[], ResyncMessage[]] = [[], []];
    socket.on('changes', (message: ChangesMessage) => heard.push(message));
    socket.on('resync', (message: ResyncMessage) => resyncs.push(message));
    await once(socket as unknown as NodeJS.EventEmitter, 'connect');
    const join = async (channel: Channel, last_seq?: number) =>
      (await socket.timeout(5_000).emitWithAck('subscribe', { channel, last_seq })) as SubscribeAck;
    return { socket, heard, resyncs, join };
  };
}
