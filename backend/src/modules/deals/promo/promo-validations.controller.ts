import { Controller, Post } from '@nestjs/common';
import { promoCodeValidity, validatePromoCode, type UserActor, type ValidatePromoCode } from '@portal/contracts';
import { Body, CurrentActor, Operation } from '../../../infrastructure/http/operation.js';
import { promoRefusals, PromoValidations } from './promo-validations.service.js';

@Controller('deals/validate-promocode')
export class PromoValidationsController {
  constructor(private readonly validations: PromoValidations) {}

  @Post()
  @Operation('Validate a promo code', 'promo_code.validate', promoCodeValidity, {
    description: 'In general, for a deal, or for an amount. Nothing is redeemed.',
    status: 200,
    errors: ['not_found', 'promo_code.invalid_format', ...promoRefusals],
    example: { code: 'SPRING-20', deal_type: 'recurring', amount: 450 },
  })
  validate(@CurrentActor() actor: UserActor, @Body(validatePromoCode) input: ValidatePromoCode) {
    return this.validations.validate(actor, input);
  }
}
