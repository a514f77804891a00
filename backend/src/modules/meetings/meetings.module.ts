import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { AvailabilityModule } from '../availability/index.js';
import { ConsultationsModule } from '../consultations/index.js';
import { Meeting } from './meeting.entity.js';
import { MeetingReminders } from './meeting-reminders.sweep.js';
import { MeetingTimes } from './meeting-time.js';
import { MeetingsController } from './meetings.controller.js';
import { MeetingsListener } from './meetings.listener.js';
import { MeetingsProjector } from './meetings.projector.js';
import { MeetingsReader } from './meetings.reader.js';
import { MeetingsService } from './meetings.service.js';
import { SlotHoldExpiry } from './slot-holds/slot-hold-expiry.sweep.js';
import { SlotHoldsController } from './slot-holds/slot-holds.controller.js';
import { SlotHoldsService } from './slot-holds/slot-holds.service.js';
import { meetingsRetention } from './meetings.retention.js';

/** Meetings about requests for consultations: picked by visitors, set and moved by customers and admins. */
@Module({
  imports: [AvailabilityModule, ConsultationsModule, entities(Meeting)],
  controllers: [MeetingsController, SlotHoldsController],
  providers: [
    MeetingReminders,
    MeetingTimes,
    MeetingsListener,
    MeetingsProjector,
    MeetingsReader,
    MeetingsService,
    SlotHoldExpiry,
    SlotHoldsService,
    meetingsRetention,
  ],
  exports: [MeetingsReader, MeetingsService],
})
export class MeetingsModule {}
