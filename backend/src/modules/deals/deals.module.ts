import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { DeletionModule } from '../../infrastructure/deletion/deletion-checks.js';
import { ProjectsModule } from '../projects/index.js';
import { PromoCodesModule } from '../promo-codes/index.js';
import { SupportConversationModule } from '../support-conversation/index.js';
import { DealStopHooks } from './lifecycle/deal-stop-hooks.js';
import { DealAnswersController } from './agreement/deal-answers.controller.js';
import { DealAnswersService } from './agreement/deal-answers.service.js';
import { DealHistoryReader } from './deal-history.reader.js';
import { DealPeriods } from './lifecycle/deal-periods.js';
import { Deal } from './deal.entity.js';
import { DealsController } from './deals.controller.js';
import { DealsProjector } from './deals.projector.js';
import { DealsService } from './deals.service.js';
import { PlannedSteps } from './lifecycle/planned-steps.sweep.js';
import { PromoTries, PromoValidations } from './promo/promo-validations.service.js';
import { PromoValidationsController } from './promo/promo-validations.controller.js';
import { dealsRetention } from './deals.retention.js';

/** What customers are offered and pay for, from the draft to its end. */
@Module({
  imports: [DeletionModule, entities(Deal), ProjectsModule, PromoCodesModule, SupportConversationModule],
  controllers: [DealAnswersController, DealsController, PromoValidationsController],
  providers: [
    DealAnswersService,
    DealHistoryReader,
    DealPeriods,
    DealStopHooks,
    DealsProjector,
    DealsService,
    PlannedSteps,
    PromoTries,
    PromoValidations,
    dealsRetention,
  ],
  exports: [DealPeriods, DealsService],
})
export class DealsModule {}
