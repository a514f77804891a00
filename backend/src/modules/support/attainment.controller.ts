import { Controller, Get } from '@nestjs/common';
import { MonthAttainment, ShowAttainment, type Actor } from '@portal/contracts';
import { z } from 'zod';
import { CurrentActor, Operation, Query } from '../../infrastructure/http/operation.js';
import { AttainmentReader } from './attainment.reader.js';

@Controller('support/attainment')
export class AttainmentController {
  constructor(private readonly attainment: AttainmentReader) {}

  @Get()
  @Operation('Get service-level attainment', 'ticket.attainment', z.array(MonthAttainment), {
    description: 'By month and policy.',
  })
  list(@CurrentActor() actor: Actor, @Query(ShowAttainment) query: ShowAttainment) {
    return this.attainment.list(actor, query);
  }
}
