import { Controller, Delete, Get, Post } from '@nestjs/common';
import { closedDayView, createClosedDay, deleted, type Actor, type CreateClosedDay } from '@portal/contracts';
import { z } from 'zod';
import { Body, CurrentActor, Id, Operation } from '../../infrastructure/http/operation.decorator.js';
import { ClosedDaysReader } from './closed-days.reader.js';
import { ClosedDaysService } from './closed-days.service.js';

@Controller('closed-days')
export class ClosedDaysController {
  constructor(
    private readonly closedDays: ClosedDaysService,
    private readonly reader: ClosedDaysReader,
  ) {}

  @Get()
  @Operation('List closed days', {
    description: 'Besides weekends: federal holidays and days added.',
    permission: 'closed_day.list',
    returns: z.array(closedDayView),
  })
  list(@CurrentActor() actor: Actor) {
    return this.reader.list(actor);
  }

  @Post()
  @Operation('Create a closed day', {
    description: 'The clocks of open tickets follow.',
    permission: 'closed_day.create',
    returns: closedDayView,
    errors: ['duplicate'],
    example: { day: '2026-12-24', name: 'Christmas Eve' },
  })
  create(@CurrentActor() actor: Actor, @Body(createClosedDay) input: CreateClosedDay) {
    return this.closedDays.create(actor, input);
  }

  @Delete(':id')
  @Operation('Delete a closed day', {
    description: 'One that was added; federal holidays stay.',
    permission: 'closed_day.delete',
    returns: deleted,
  })
  remove(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.closedDays.remove(actor, id);
  }
}
