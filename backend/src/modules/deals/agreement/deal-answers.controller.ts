import { Controller, Post } from '@nestjs/common';
import {
  AcceptDeal,
  DealChangeRequested,
  DealView,
  DeclineDeal,
  RequestDealChange,
  type UserActor,
} from '@portal/contracts';
import { Body, CurrentActor, Id, Operation } from '../../../infrastructure/http/operation.js';
import { DealAnswersService } from './deal-answers.service.js';
import { promoRefusals } from '../promo/promo-validations.service.js';

@Controller('deals/customer-deals')
export class DealAnswersController {
  constructor(private readonly answers: DealAnswersService) {}

  @Post(':id/accept')
  @Operation('Accept a deal', 'deal.accept', DealView, {
    description: 'Exactly the terms that `terms_hash` names.',
    status: 200,
    errors: ['illegal_transition', 'deal.terms_changed', ...promoRefusals],
    example: {
      terms_hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      name: 'Dana Whitfield',
      agreed: true,
    },
  })
  accept(@CurrentActor() actor: UserActor, @Id() id: string, @Body(AcceptDeal) input: AcceptDeal) {
    return this.answers.accept(actor, id, input);
  }

  @Post(':id/decline')
  @Operation('Decline a deal', 'deal.decline', DealView, {
    status: 200,
    errors: ['illegal_transition'],
    example: { reason: 'We will wait until next year.' },
  })
  decline(@CurrentActor() actor: UserActor, @Id() id: string, @Body(DeclineDeal) input: DeclineDeal) {
    return this.answers.decline(actor, id, input);
  }

  @Post(':id/requests')
  @Operation('Request a change of a deal', 'deal.request_change', DealChangeRequested, {
    description: 'To pause, resume or cancel it; nothing changes until an admin does it.',
    errors: ['deal.nothing_to_change'],
    example: { wish: 'pause', message: 'We are closed in January.' },
  })
  requestChange(@CurrentActor() actor: UserActor, @Id() id: string, @Body(RequestDealChange) input: RequestDealChange) {
    return this.answers.requestChange(actor, id, input);
  }
}
