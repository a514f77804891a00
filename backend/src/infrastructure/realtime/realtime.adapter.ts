import type { IncomingMessage, ServerResponse } from 'node:http';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions } from 'socket.io';

/** The largest message a client may send, in bytes; subscribing takes less than 200. */
const MESSAGE_LIMIT = 4_096;

/**
 * Socket.IO on the server's own port, restricted to this protocol: small messages, no client files, no other namespace.
 */
export class RealtimeAdapter extends IoAdapter {
  override createIOServer(port: number, options?: Partial<ServerOptions>): Server {
    const server = super.createIOServer(port, {
      ...options,
      serveClient: false,
      maxHttpBufferSize: MESSAGE_LIMIT,
      connectTimeout: 10_000,
      pingInterval: 20_000,
      pingTimeout: 20_000,
      allowEIO3: false,
    } as ServerOptions);
    server.engine.use((_request: IncomingMessage, response: ServerResponse, next: () => void) => {
      response.setHeader('x-content-type-options', 'nosniff');
      response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
      next();
    });
    server.of('/').use((_socket, next) => {
      next(new Error('Unknown namespace'));
    });
    return server;
  }
}
