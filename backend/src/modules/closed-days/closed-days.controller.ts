import { Controller, Delete, Get, Post } from '@nestjs/common';
import { ClosedDayView, CreateClosedDay, Deleted, type Actor } from '@portal/contracts';
import { z } from 'zod';
import { Body, CurrentActor, Id, Operation } from '../../infrastructure/http/operation.js';
import { ClosedDaysService } from './closed-days.service.js';

@Controller('closed-days')
export class ClosedDaysController {
  constructor(private readonly closedDays: ClosedDaysService) {}

  @Get()
  @Operation('List closed days', 'closed_day.list', z.array(ClosedDayView), {
    description: 'Besides weekends: federal holidays and days added.',
  })
  list(@CurrentActor() actor: Actor) {
    return this.closedDays.list(actor);
  }

  @Post()
  @Operation('Create a closed day', 'closed_day.create', ClosedDayView, {
    description: 'The clocks of open tickets follow.',
    errors: ['duplicate'],
    example: { day: '2026-12-24', name: 'Christmas Eve' },
  })
  create(@CurrentActor() actor: Actor, @Body(CreateClosedDay) input: CreateClosedDay) {
    return this.closedDays.create(actor, input);
  }

  @Delete(':id')
  @Operation('Delete a closed day', 'closed_day.delete', Deleted, {
    description: 'One that was added; federal holidays stay.',
  })
  remove(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.closedDays.remove(actor, id);
  }
}
