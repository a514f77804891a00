import { Controller, Post } from '@nestjs/common';
import { ConvertToDeal, ConvertToProject, DealView, ProjectView, type UserActor } from '@portal/contracts';
import { Body, CurrentActor, Id, Operation } from '../../infrastructure/http/operation.js';
import { ConversionsService } from './conversions.service.js';

const errors = [
  'not_found',
  'consultation.converted_already',
  'illegal_transition',
  'stale_version',
  'meeting.in_the_past',
  'meeting.slot_taken',
] as const;

/** A request that becomes a project or a deal (decisions, section 4). */
@Controller('consultation-requests')
export class ConversionsController {
  constructor(private readonly conversions: ConversionsService) {}

  @Post(':id/convert-to-project')
  @Operation('Convert a consultation request to a project', 'consultation.convert', ProjectView, {
    description: 'Completes the request.',
    errors,
    example: { name: 'Network for the second shop', start_date: '2026-12-01', target_date: '2027-01-29' },
  })
  toProject(@CurrentActor() actor: UserActor, @Id() id: string, @Body(ConvertToProject) input: ConvertToProject) {
    return this.conversions.toProject(actor, id, input);
  }

  @Post(':id/convert-to-deal')
  @Operation('Convert a consultation request to a deal', 'consultation.convert', DealView, {
    description: 'A draft; completes the request.',
    errors,
    example: { title: 'Managed network', deal_type: 'recurring', interval: 'month', amount: 450 },
  })
  toDeal(@CurrentActor() actor: UserActor, @Id() id: string, @Body(ConvertToDeal) input: ConvertToDeal) {
    return this.conversions.toDeal(actor, id, input);
  }
}
