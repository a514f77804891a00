import { Body, Controller, Param, Post } from '@nestjs/common';
import {
  byId,
  convertConsultation,
  projectView,
  type Actor,
  type ById,
  type ConvertConsultation,
} from '@portal/contracts';
import { CurrentActor } from '../../infrastructure/auth/current-actor.decorator.js';
import { Operation } from '../../infrastructure/http/operation.decorator.js';
import { ConversionsService } from './conversions.service.js';

@Controller('consultation-requests')
export class ConversionsController {
  constructor(private readonly conversions: ConversionsService) {}

  @Post(':id/convert-to-project')
  @Operation('Begin the project that comes of a consultation request, and complete the request as converted', {
    permission: 'consultation.convert',
    returns: projectView,
    errors: ['not_found', 'consultation.converted_already', 'illegal_transition', 'stale_version'],
    example: { name: 'Network for the second shop' },
  })
  convert(
    @CurrentActor() actor: Actor,
    @Param({ schema: byId }) { id }: ById,
    @Body({ schema: convertConsultation }) input: ConvertConsultation,
  ) {
    return this.conversions.convert(actor, id, input);
  }
}
