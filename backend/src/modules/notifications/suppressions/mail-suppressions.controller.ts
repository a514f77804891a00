import { Controller, Get, Put } from '@nestjs/common';
import {
  listMailSuppressions,
  mailSuppressionView,
  updateMailSuppression,
  type ListMailSuppressions,
  type MailSuppressionView,
  type Page,
  type UpdateMailSuppression,
  type UserActor,
} from '@portal/contracts';
import { Body, CurrentActor, Id, Operation, Query } from '../../../infrastructure/http/operation.decorator.js';
import { MailSuppressionsService } from './mail-suppressions.service.js';

@Controller('notifications/suppressions')
export class MailSuppressionsController {
  constructor(private readonly suppressions: MailSuppressionsService) {}

  @Get()
  @Operation('List mail suppressions', {
    description: 'Addresses whose mail bounced for good, or whose readers complained.',
    permission: 'mail_suppression.list',
    lists: mailSuppressionView,
  })
  list(
    @CurrentActor() actor: UserActor,
    @Query(listMailSuppressions) query: ListMailSuppressions,
  ): Promise<Page<MailSuppressionView>> {
    return this.suppressions.list(actor, query);
  }

  @Put(':id')
  @Operation('Lift a mail suppression', {
    permission: 'mail_suppression.update',
    returns: mailSuppressionView,
    errors: ['illegal_transition', 'mail_suppression.complaint'],
    example: { status: 'lifted' },
  })
  lift(
    @CurrentActor() actor: UserActor,
    @Id() id: string,
    @Body(updateMailSuppression) input: UpdateMailSuppression,
  ): Promise<MailSuppressionView> {
    return this.suppressions.lift(actor, id, input);
  }
}
