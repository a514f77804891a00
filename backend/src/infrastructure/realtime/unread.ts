/** More than this unread by its client, and a connection is dropped. */
const MAX_BYTES = 1024 * 1024;
const MAX_MESSAGES = 1_000;

/** The part of an engine.io connection that gives its unread data and ends it. */
export interface Connection {
  /** What waits for the message under way to be taken. */
  writeBuffer: readonly { data?: string | Buffer | undefined }[];
  transport: { socket?: { bufferedAmount?: number; terminate?: () => void } };
  close(discard: boolean): void;
}

/** Whether the client leaves so much unread that it can't be reading. */
export function isSlow({ writeBuffer, transport }: Connection): boolean {
  if (writeBuffer.length > MAX_MESSAGES) return true;
  const underWay = transport.socket?.bufferedAmount ?? 0;
  return writeBuffer.reduce((bytes, { data }) => bytes + (data?.length ?? 0), underWay) > MAX_BYTES;
}

/** Ends a connection at once: a close frame would wait behind what the client hasn't read. */
export function drop(connection: Connection): void {
  const { socket } = connection.transport;
  connection.close(true);
  socket?.terminate?.();
}
