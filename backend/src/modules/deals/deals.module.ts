import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { DeletionModule } from '../../infrastructure/deletion/deletion.module.js';
import { ProjectsModule } from '../projects/index.js';
import { PromoCodesModule } from '../promo-codes/index.js';
import { DealStops } from './before-deal-stops.js';
import { DealAnswersController } from './deal-answers.controller.js';
import { DealAnswersService } from './deal-answers.service.js';
import { DealHistoryReader } from './deal-history.reader.js';
import { DealPeriods } from './deal-periods.js';
import { DealSchema } from './deal.schema.js';
import { DealsController } from './deals.controller.js';
import { DealsProjector } from './deals.projector.js';
import { DealsPurge } from './deals.purge.js';
import { DealsReader } from './deals.reader.js';
import { DealsService } from './deals.service.js';
import { OwnedDeals } from './owned-deals.js';
import { PlannedSteps } from './planned-steps.js';
import { PromoTries } from './promo-tries.js';
import { PromoValidationsController } from './promo-validations.controller.js';
import { PromoValidations } from './promo-validations.service.js';

/** What customers are offered and pay for, from the draft to its end. */
@Module({
  imports: [DeletionModule, DiscoveryModule, MikroOrmModule.forFeature([DealSchema]), ProjectsModule, PromoCodesModule],
  controllers: [DealAnswersController, DealsController, PromoValidationsController],
  providers: [
    DealAnswersService,
    DealHistoryReader,
    DealPeriods,
    DealStops,
    DealsProjector,
    DealsPurge,
    DealsReader,
    DealsService,
    OwnedDeals,
    PlannedSteps,
    PromoTries,
    PromoValidations,
  ],
  exports: [DealPeriods, DealsReader, DealsService],
})
export class DealsModule {}
