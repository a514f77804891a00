import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { AvailabilityController } from './availability.controller.js';
import { AvailabilityService } from './availability.service.js';
import { HostAvailability } from './host-availability.entity.js';

/** When hosts take meetings, and which times are free. */
@Module({
  imports: [entities(HostAvailability)],
  controllers: [AvailabilityController],
  providers: [AvailabilityService],
})
export class AvailabilityModule {}
