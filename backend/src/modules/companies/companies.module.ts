import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { deleted, hasNo, retention } from '../../infrastructure/schedule/index.js';
import { CompaniesController } from './companies.controller.js';
import { CompaniesProjector } from './companies.projector.js';
import { CompaniesService } from './companies.service.js';
import { CompanyMergeService } from './company-merge.service.js';
import { Company } from './company.entity.js';

@Module({
  imports: [entities(Company)],
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
