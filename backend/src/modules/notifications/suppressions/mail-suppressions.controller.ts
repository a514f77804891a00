import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import {
  byId,
  listMailSuppressions,
  mailSuppressionView,
  updateMailSuppression,
  type ById,
  type ListMailSuppressions,
  type MailSuppressionView,
  type Page,
  type UpdateMailSuppression,
  type UserActor,
} from '@portal/contracts';
import { CurrentActor } from '../../../infrastructure/auth/current-actor.decorator.js';
import { Operation } from '../../../infrastructure/http/operation.decorator.js';
import { MailSuppressionsService } from './mail-suppressions.service.js';

@Controller('notifications/suppressions')
export class MailSuppressionsController {
  constructor(private readonly suppressions: MailSuppressionsService) {}

  @Get()
  @Operation('List mail suppressions', {
    description: 'Addresses whose mail bounced for good, or whose readers complained.',
    permission: 'mail_suppression.list',
    returns: mailSuppressionView,
    list: true,
  })
  list(
    @CurrentActor() actor: UserActor,
    @Query({ schema: listMailSuppressions }) query: ListMailSuppressions,
  ): Promise<Page<MailSuppressionView>> {
    return this.suppressions.list(actor, query);
  }

  @Put(':id')
  @Operation('Lift a mail suppression', {
    permission: 'mail_suppression.update',
    returns: mailSuppressionView,
    errors: ['not_found', 'stale_version', 'illegal_transition', 'mail_suppression.complaint'],
    example: { status: 'lifted' },
  })
  lift(
    @CurrentActor() actor: UserActor,
    @Param({ schema: byId }) { id }: ById,
    @Body({ schema: updateMailSuppression }) input: UpdateMailSuppression,
  ): Promise<MailSuppressionView> {
    return this.suppressions.lift(actor, id, input);
  }
}
