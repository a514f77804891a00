import type { RealtimeSocket } from './sockets.js';

/** In this time, in milliseconds, a socket may send so many messages; joining every channel twice takes fewer. */
const WINDOW = 10_000;
const MESSAGES = 100;

/** Disconnects a socket that sends too many messages: each causes a query, and others would wait behind it. */
export function endFloods(socket: RealtimeSocket): void {
  let begun = Date.now();
  let messages = 0;
  socket.use((_message, next) => {
    if (Date.now() - begun > WINDOW) {
      begun = Date.now();
      messages = 0;
    }
    messages += 1;
    if (messages > MESSAGES) socket.disconnect(true);
    else next();
  });
}
