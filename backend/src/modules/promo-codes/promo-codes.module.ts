import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { PromoCode } from './promo-code.entity.js';
import { PromoCodesController } from './promo-codes.controller.js';
import { PromoCodesProjector } from './promo-codes.projector.js';
import { PromoCodesService } from './promo-codes.service.js';
import { PromoRedemptions } from './promo-redemptions.service.js';
import { promoCodesRetention } from './promo-codes.retention.js';

/** Codes that make deals cheaper, and who used them. */
@Module({
  imports: [entities(PromoCode)],
  controllers: [PromoCodesController],
  providers: [PromoCodesProjector, PromoCodesService, PromoRedemptions, promoCodesRetention],
  exports: [PromoCodesService, PromoRedemptions],
})
export class PromoCodesModule {}
