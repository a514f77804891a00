import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Global, Module } from '@nestjs/common';
import { ScheduleModule } from '../schedule/schedule.module.js';
import { EventHandlers } from './event-handlers.js';
import { EventLoops, EventSequencer } from './event-loops.js';
import { EventRetention } from './event-retention.js';
import { ListenerProcessor } from './listener.processor.js';
import { OutboxSubscriber } from './outbox.subscriber.js';
import { Reconciler } from './reconciler.js';
import { Relay } from './relay.js';
import { StoredEventSchema } from './stored-event.js';
import { EventSignals } from './event-signals.js';

/** From a recorded event to every reader of it (docs/architecture.md). */
@Global()
@Module({
  imports: [ScheduleModule, MikroOrmModule.forFeature([StoredEventSchema])],
  providers: [
    EventHandlers,
    EventLoops,
    EventRetention,
    ListenerProcessor,
    EventSequencer,
    OutboxSubscriber,
    Reconciler,
    Relay,
    EventSignals,
  ],
  exports: [EventHandlers, EventSignals],
})
export class EventsModule {}
