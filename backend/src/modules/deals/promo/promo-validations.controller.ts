import { Controller, Post } from '@nestjs/common';
import { PromoCodeValidity, ValidatePromoCode, type UserActor } from '@portal/contracts';
import { Body, CurrentActor, Operation } from '../../../infrastructure/http/operation.js';
import { promoRefusals, PromoValidations } from './promo-validations.service.js';

@Controller('deals/validate-promocode')
export class PromoValidationsController {
  constructor(private readonly validations: PromoValidations) {}

  @Post()
  @Operation('Validate a promo code', 'promo_code.validate', PromoCodeValidity, {
    description: 'In general, for a deal, or for an amount. Nothing is redeemed.',
    status: 200,
    errors: ['not_found', 'promo_code.invalid_format', ...promoRefusals],
    example: { code: 'SPRING-20', deal_type: 'recurring', amount: 450 },
  })
  validate(@CurrentActor() actor: UserActor, @Body(ValidatePromoCode) input: ValidatePromoCode) {
    return this.validations.validate(actor, input);
  }
}
