import { realtimeTimings, type ClientEvents, type ServerEvents } from '@portal/contracts';
import { io, type Socket } from 'socket.io-client';

export type RealtimeSocket = Socket<ServerEvents, ClientEvents>;

/**
 * The page's socket: not connected yet. After a loss it waits 2 s before it tries again (specification, section 9), and
 * twice as long after each failure, at most 30 s (decisions 11.11).
 */
export const openSocket = (): RealtimeSocket =>
  io('/realtime', {
    autoConnect: false,
    withCredentials: true,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: realtimeTimings.reconnectDelay,
    reconnectionDelayMax: realtimeTimings.statusCheckEvery,
    randomizationFactor: 0.2,
    timeout: realtimeTimings.subscribeTimeout,
  });
