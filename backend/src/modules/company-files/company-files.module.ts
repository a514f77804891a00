import { Module } from '@nestjs/common';
import { CompaniesModule } from '../companies/index.js';
import { CompanyFilesController } from './company-files.controller.js';
import { CompanyFilesService } from './company-files.service.js';

/** The files of a company's records in one list. */
@Module({
  imports: [CompaniesModule],
  controllers: [CompanyFilesController],
  providers: [CompanyFilesService],
})
export class CompanyFilesModule {}
