import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import {
  type Actor,
  CompanyView,
  CreateCompany,
  Deleted,
  ListCompanies,
  MergeCompany,
  UpdateCompany,
} from '@portal/contracts';
import { Body, CurrentActor, Id, Operation, Query } from '../../infrastructure/http/operation.js';
import { CompaniesService } from './companies.service.js';

@Controller('companies')
export class CompaniesController {
  constructor(private readonly companies: CompaniesService) {}

  @Get()
  @Operation('List companies', 'company.list', [CompanyView])
  list(@CurrentActor() actor: Actor, @Query(ListCompanies) query: ListCompanies) {
    return this.companies.list(actor, query);
  }

  @Post()
  @Operation('Create a company', 'company.create', CompanyView, { example: { name: 'Neuse River Outfitters' } })
  create(@CurrentActor() actor: Actor, @Body(CreateCompany) input: CreateCompany) {
    return this.companies.create(actor, input);
  }

  @Get(':id')
  @Operation('Get a company', 'company.read', CompanyView)
  get(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.companies.get(actor, id);
  }

  @Put(':id')
  @Operation('Change a company', 'company.update', CompanyView, {
    example: { address: '12 Water Street, Washington, NC 27889' },
  })
  update(@CurrentActor() actor: Actor, @Id() id: string, @Body(UpdateCompany) input: UpdateCompany) {
    return this.companies.update(actor, id, input);
  }

  @Delete(':id')
  @Operation('Delete a company', 'company.delete', Deleted, {
    description: 'One without people.',
    errors: ['company.has_members', 'company.has_deleted_members'],
  })
  remove(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.companies.remove(actor, id);
  }

  @Post(':id/restore')
  @Operation('Restore a deleted company', 'company.restore', CompanyView, { status: 200 })
  restore(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.companies.restore(actor, id);
  }

  @Post(':id/merge')
  @Operation('Merge a company', 'company.merge', CompanyView, {
    description: 'Into another one.',
    status: 200,
    errors: ['company.same'],
    example: { into_id: '01990000-0000-7000-8000-000000000002' },
  })
  merge(@CurrentActor() actor: Actor, @Id() id: string, @Body(MergeCompany) input: MergeCompany) {
    return this.companies.merge(actor, id, input);
  }
}
