import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import {
  type Actor,
  companyView,
  createCompany,
  type CreateCompany,
  deleted,
  listCompanies,
  type ListCompanies,
  mergeCompany,
  type MergeCompany,
  updateCompany,
  type UpdateCompany,
} from '@portal/contracts';
import { Body, CurrentActor, Id, Operation, Query } from '../../infrastructure/http/operation.js';
import { CompaniesService } from './companies.service.js';

@Controller('companies')
export class CompaniesController {
  constructor(private readonly companies: CompaniesService) {}

  @Get()
  @Operation('List companies', 'company.list', [companyView])
  list(@CurrentActor() actor: Actor, @Query(listCompanies) query: ListCompanies) {
    return this.companies.list(actor, query);
  }

  @Post()
  @Operation('Create a company', 'company.create', companyView, { example: { name: 'Neuse River Outfitters' } })
  create(@CurrentActor() actor: Actor, @Body(createCompany) input: CreateCompany) {
    return this.companies.create(actor, input);
  }

  @Get(':id')
  @Operation('Get a company', 'company.read', companyView)
  get(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.companies.get(actor, id);
  }

  @Put(':id')
  @Operation('Change a company', 'company.update', companyView, {
    example: { address: '12 Water Street, Washington, NC 27889' },
  })
  update(@CurrentActor() actor: Actor, @Id() id: string, @Body(updateCompany) input: UpdateCompany) {
    return this.companies.update(actor, id, input);
  }

  @Delete(':id')
  @Operation('Delete a company', 'company.delete', deleted, {
    description: 'One without people.',
    errors: ['company.has_members', 'company.has_deleted_members'],
  })
  remove(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.companies.remove(actor, id);
  }

  @Post(':id/restore')
  @Operation('Restore a deleted company', 'company.restore', companyView, { status: 200 })
  restore(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.companies.restore(actor, id);
  }

  @Post(':id/merge')
  @Operation('Merge a company', 'company.merge', companyView, {
    description: 'Into another one.',
    status: 200,
    errors: ['company.same'],
    example: { into_id: '01990000-0000-7000-8000-000000000002' },
  })
  merge(@CurrentActor() actor: Actor, @Id() id: string, @Body(mergeCompany) input: MergeCompany) {
    return this.companies.merge(actor, id, input);
  }
}
