import { Module } from '@nestjs/common';
import { ChannelAuthorizer } from './channel-authorizer.js';
import { Feed } from './feed/feed.js';
import { HandshakeCheck } from './handshake.js';
import { RealtimeGateway } from './realtime.gateway.js';
import { ConnectionLimit } from './connection-limit.js';
import { SocketWatch } from './socket-watch.js';
import { Sockets } from './sockets.js';
import { TypingIndicators } from './typing-indicators.js';

/** Live screens: each api process feeds its own sockets from PostgreSQL. */
@Module({
  providers: [
    ChannelAuthorizer,
    Feed,
    HandshakeCheck,
    RealtimeGateway,
    SocketWatch,
    ConnectionLimit,
    Sockets,
    TypingIndicators,
  ],
  exports: [Feed],
})
export class RealtimeModule {}
