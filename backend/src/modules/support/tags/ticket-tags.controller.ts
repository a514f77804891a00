import { Controller, Get } from '@nestjs/common';
import { UsedTag, type Actor } from '@portal/contracts';
import { z } from 'zod';
import { CurrentActor, Operation } from '../../../infrastructure/http/operation.js';
import { TicketsReader } from '../tickets.reader.js';

@Controller('support/tags')
export class TicketTagsController {
  constructor(private readonly tickets: TicketsReader) {}

  @Get()
  @Operation('List tags of support tickets', 'ticket.list_tags', z.array(UsedTag), {
    description: 'Those in use, by how many tickets have them.',
  })
  list(@CurrentActor() actor: Actor) {
    return this.tickets.listTags(actor);
  }
}
