export type { Connection, ConnectionStatus } from './connection-state.js';
export { useChannel } from './use-channel.js';
export { useRealtimeDiagnostics, type ChannelState, type RealtimeDiagnostics } from './use-diagnostics.js';
export { useConnection, useIsOnline, useRealtimeConnection, useReconnect } from './use-connection.js';
export { useReportTyping, useTypingUsers } from './use-typing.js';
