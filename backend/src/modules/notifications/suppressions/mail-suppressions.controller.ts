import { Controller, Get, Put } from '@nestjs/common';
import {
  listMailSuppressions,
  mailSuppressionView,
  updateMailSuppression,
  type ListMailSuppressions,
  type UpdateMailSuppression,
  type UserActor,
} from '@portal/contracts';
import { Body, CurrentActor, Id, Operation, Query } from '../../../infrastructure/http/operation.js';
import { MailSuppressionsService } from './mail-suppressions.service.js';

@Controller('notifications/suppressions')
export class MailSuppressionsController {
  constructor(private readonly suppressions: MailSuppressionsService) {}

  @Get()
  @Operation('List mail suppressions', 'mail_suppression.list', [mailSuppressionView], {
    description: 'Addresses whose mail bounced for good, or whose readers complained.',
  })
  list(@CurrentActor() actor: UserActor, @Query(listMailSuppressions) query: ListMailSuppressions) {
    return this.suppressions.list(actor, query);
  }

  @Put(':id')
  @Operation('Lift a mail suppression', 'mail_suppression.update', mailSuppressionView, {
    errors: ['illegal_transition', 'mail_suppression.complaint'],
    example: { status: 'lifted' },
  })
  lift(@CurrentActor() actor: UserActor, @Id() id: string, @Body(updateMailSuppression) input: UpdateMailSuppression) {
    return this.suppressions.lift(actor, id, input);
  }
}
