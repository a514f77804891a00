import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { ClosedDay } from './closed-day.entity.js';
import { ClosedDaysController } from './closed-days.controller.js';
import { ClosedDaysService } from './closed-days.service.js';

/** Days on which the business is closed. */
@Module({
  imports: [entities(ClosedDay)],
  controllers: [ClosedDaysController],
  providers: [ClosedDaysService],
})
export class ClosedDaysModule {}
