import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { AvailabilityController } from './availability.controller.js';
import { AvailabilityService } from './availability.service.js';
import { HostAvailabilitySchema } from './host-availability.entity.js';

/** When hosts take meetings, and which times are free. */
@Module({
  imports: [MikroOrmModule.forFeature([HostAvailabilitySchema])],
  controllers: [AvailabilityController],
  providers: [AvailabilityService],
})
export class AvailabilityModule {}
