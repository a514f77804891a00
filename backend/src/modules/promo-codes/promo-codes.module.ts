import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { deleted, hasNo, retention } from '../../infrastructure/schedule/index.js';
import { PromoCode } from './promo-code.entity.js';
import { PromoCodesController } from './promo-codes.controller.js';
import { PromoCodesProjector } from './promo-codes.projector.js';
import { PromoCodesService } from './promo-codes.service.js';
import { PromoRedemptions } from './promo-redemptions.service.js';

/** Codes that make deals cheaper, and who used them. */
@Module({
  imports: [entities(PromoCode)],
  controllers: [PromoCodesController],
  providers: [
    PromoCodesProjector,
    PromoCodesService,
    PromoRedemptions,
    // they were never redeemed (decisions, section 4)
    retention('purge-promo-codes', {
      promo_codes: [deleted(hasNo('promo_redemptions', 'promo_code_id'))],
    }),
  ],
  exports: [PromoCodesService, PromoRedemptions],
})
export class PromoCodesModule {}
