import { Controller, Get } from '@nestjs/common';
import { monthAttainment, showAttainment, type Actor, type ShowAttainment } from '@portal/contracts';
import { z } from 'zod';
import { CurrentActor, Operation, Query } from '../../infrastructure/http/operation.js';
import { AttainmentReader } from './attainment.reader.js';

@Controller('support/attainment')
export class AttainmentController {
  constructor(private readonly attainment: AttainmentReader) {}

  @Get()
  @Operation('Get service-level attainment', 'ticket.attainment', z.array(monthAttainment), {
    description: 'By month and policy.',
  })
  list(@CurrentActor() actor: Actor, @Query(showAttainment) query: ShowAttainment) {
    return this.attainment.list(actor, query);
  }
}
