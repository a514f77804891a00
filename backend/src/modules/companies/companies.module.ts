import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { deleted, hasNo, retention } from '../../infrastructure/schedule/index.js';
import { CompaniesController } from './companies.controller.js';
import { CompaniesProjector } from './companies.projector.js';
import { CompaniesService } from './companies.service.js';
import { CompanyMergeService } from './company-merge.service.js';
import { CompanySchema } from './company.entity.js';

@Module({
  imports: [MikroOrmModule.forFeature([CompanySchema])],
  controllers: [CompaniesController],
  providers: [
    CompaniesProjector,
    CompaniesService,
    CompanyMergeService,
    // unless a user still belongs to it (decisions, section 4)
    retention('purge-companies', { companies: [deleted(hasNo('users', 'company_id'))] }),
  ],
  exports: [CompaniesService],
})
export class CompaniesModule {}
