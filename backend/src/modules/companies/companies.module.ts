import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { CompaniesController } from './companies.controller.js';
import { CompaniesProjector } from './companies.projector.js';
import { CompaniesPurge } from './companies.purge.js';
import { CompaniesService } from './companies.service.js';
import { CompanyMergeService } from './company-merge.service.js';
import { CompanySchema } from './company.entity.js';

@Module({
  imports: [MikroOrmModule.forFeature([CompanySchema])],
  controllers: [CompaniesController],
  providers: [CompaniesProjector, CompaniesPurge, CompaniesService, CompanyMergeService],
  exports: [CompaniesService],
})
export class CompaniesModule {}
