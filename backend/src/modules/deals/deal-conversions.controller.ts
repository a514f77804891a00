import { Body, Controller, Param, Post } from '@nestjs/common';
import { byId, convertToDeal, dealView, type Actor, type ById, type ConvertToDeal } from '@portal/contracts';
import { CurrentActor } from '../../infrastructure/auth/current-actor.decorator.js';
import { Operation } from '../../infrastructure/http/operation.decorator.js';
import { DealConversions } from './deal-conversions.service.js';

@Controller('consultation-requests')
export class DealConversionsController {
  constructor(private readonly conversions: DealConversions) {}

  @Post(':id/convert-to-deal')
  @Operation('Draft the deal that comes of a consultation request, and complete the request as converted', {
    permission: 'consultation.convert',
    returns: dealView,
    errors: ['not_found', 'consultation.converted_already', 'illegal_transition', 'stale_version'],
    example: { title: 'Managed network' },
  })
  convert(
    @CurrentActor() actor: Actor,
    @Param({ schema: byId }) { id }: ById,
    @Body({ schema: convertToDeal }) input: ConvertToDeal,
  ) {
    return this.conversions.convert(actor, id, input);
  }
}
