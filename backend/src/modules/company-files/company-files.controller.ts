import { Controller, Get } from '@nestjs/common';
import { type Actor, CompanyFileView, ListCompanyFiles } from '@portal/contracts';
import { CurrentActor, Id, Operation, Query } from '../../infrastructure/http/operation.js';
import { CompanyFilesService } from './company-files.service.js';

@Controller('companies')
export class CompanyFilesController {
  constructor(private readonly files: CompanyFilesService) {}

  @Get(':id/files')
  @Operation('List files of a company', 'company.read', [CompanyFileView], {
    description: 'Of its projects, their tasks, its tickets, requests and deals; newest first.',
  })
  list(@CurrentActor() actor: Actor, @Id() id: string, @Query(ListCompanyFiles) query: ListCompanyFiles) {
    return this.files.list(actor, id, query);
  }
}
