import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { CompaniesController } from './companies.controller.js';
import { CompaniesProjector } from './companies.projector.js';
import { CompaniesService } from './companies.service.js';
import { Company } from './company.entity.js';
import { companiesRetention } from './companies.retention.js';

@Module({
  imports: [entities(Company)],
  controllers: [CompaniesController],
  providers: [CompaniesProjector, CompaniesService, companiesRetention],
  exports: [CompaniesService],
})
export class CompaniesModule {}
