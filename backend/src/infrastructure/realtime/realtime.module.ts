import { Module } from '@nestjs/common';
import { ChannelAuthorizer } from './channel-authorizer.js';
import { Feed } from './feed/feed.js';
import { HandshakeCheck } from './handshake.js';
import { RealtimeGateway } from './realtime.gateway.js';
import { SessionWatch } from './session-watch.js';
import { SocketShares } from './socket-shares.js';
import { SlowClients } from './slow-clients.js';
import { Sockets } from './sockets.js';
import { Writers } from './writers.js';

/** Live screens: each api process feeds its own sockets from PostgreSQL. */
@Module({
  providers: [
    ChannelAuthorizer,
    Feed,
    HandshakeCheck,
    RealtimeGateway,
    SessionWatch,
    SlowClients,
    SocketShares,
    Sockets,
    Writers,
  ],
  exports: [Feed],
})
export class RealtimeModule {}
