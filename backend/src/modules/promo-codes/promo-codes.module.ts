import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { PromoCodeSchema } from './promo-code.entity.js';
import { PromoCodesController } from './promo-codes.controller.js';
import { PromoCodesProjector } from './promo-codes.projector.js';
import { PromoCodesPurge } from './promo-codes.purge.js';
import { PromoCodesService } from './promo-codes.service.js';
import { PromoRedemptions } from './promo-redemptions.service.js';

/** Codes that make deals cheaper, and who used them. */
@Module({
  imports: [MikroOrmModule.forFeature([PromoCodeSchema])],
  controllers: [PromoCodesController],
  providers: [PromoCodesProjector, PromoCodesPurge, PromoCodesService, PromoRedemptions],
  exports: [PromoCodesService, PromoRedemptions],
})
export class PromoCodesModule {}
