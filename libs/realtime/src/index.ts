export type { Connection, ConnectionStatus } from './connection-state.js';
export { useChannel } from './use-channel.js';
export { useConnection, useConnectionStatus, useRealtimeConnection } from './use-connection.js';
