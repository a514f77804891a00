import { Controller, Get, Put } from '@nestjs/common';
import { ListMailSuppressions, MailSuppressionView, UpdateMailSuppression, type UserActor } from '@portal/contracts';
import { Body, CurrentActor, Id, Operation, Query } from '../../../infrastructure/http/operation.js';
import { MailSuppressionsService } from './mail-suppressions.service.js';

@Controller('notifications/suppressions')
export class MailSuppressionsController {
  constructor(private readonly suppressions: MailSuppressionsService) {}

  @Get()
  @Operation('List mail suppressions', 'mail_suppression.list', [MailSuppressionView], {
    description: 'Addresses whose mail bounced for good, or whose readers complained.',
  })
  list(@CurrentActor() actor: UserActor, @Query(ListMailSuppressions) query: ListMailSuppressions) {
    return this.suppressions.list(actor, query);
  }

  @Put(':id')
  @Operation('Lift a mail suppression', 'mail_suppression.update', MailSuppressionView, {
    errors: ['illegal_transition', 'mail_suppression.complaint'],
    example: { status: 'lifted' },
  })
  lift(@CurrentActor() actor: UserActor, @Id() id: string, @Body(UpdateMailSuppression) input: UpdateMailSuppression) {
    return this.suppressions.lift(actor, id, input);
  }
}
