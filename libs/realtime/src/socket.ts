import type {
  Channel,
  ChangesMessage,
  ResyncMessage,
  SubscribeAck,
  SubscribeMessage,
  WritingMessage,
  WritingNotice,
} from '@portal/contracts';
import { realtimeTimings } from '@portal/contracts';
import { io, type Socket } from 'socket.io-client';

interface FromServer {
  changes: (message: ChangesMessage) => void;
  resync: (message: ResyncMessage) => void;
  writing: (notice: WritingNotice) => void;
}

interface ToServer {
  subscribe: (message: SubscribeMessage, ack: (answer: SubscribeAck) => void) => void;
  unsubscribe: (message: { channel: Channel }) => void;
  writing: (message: WritingMessage) => void;
}

export type RealtimeSocket = Socket<FromServer, ToServer>;

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
