import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import {
  byProjectId,
  CreateProject,
  Deleted,
  ListProjects,
  ProjectView,
  UpdateProject,
  type Actor,
  type ById,
} from '@portal/contracts';
import { Body, CurrentActor, Operation, Param, Query } from '../../infrastructure/http/operation.js';
import { ProjectsService } from './projects.service.js';

@Controller('projects')
export class ProjectsController {
  constructor(private readonly projects: ProjectsService) {}

  @Get()
  @Operation('List projects', 'project.list', [ProjectView], {
    description: 'All for admins; for customers those they own or were added to.',
    errors: ['project.invalid_id'],
  })
  list(@CurrentActor() actor: Actor, @Query(ListProjects) query: ListProjects) {
    return this.projects.list(actor, query);
  }

  @Post()
  @Operation('Create a project', 'project.create', ProjectView, {
    example: {
      name: 'Network for the second shop',
      description: 'One network, one phone system and one till for both shops.',
      customer_id: '0190a0a0-0000-7000-8000-000000000001',
      priority: 'high',
      start_date: '2026-03-02',
      target_date: '2026-05-29',
      budget: 12500,
    },
  })
  create(@CurrentActor() actor: Actor, @Body(CreateProject) input: CreateProject) {
    return this.projects.create(actor, input);
  }

  @Get(':id')
  @Operation('Get a project', 'project.read', ProjectView, {
    description: 'With its progress and next milestone.',
    errors: ['project.invalid_id', 'project.not_found'],
  })
  get(@CurrentActor() actor: Actor, @Param(byProjectId) { id }: ById) {
    return this.projects.get(actor, id);
  }

  @Put(':id')
  @Operation('Change a project', 'project.update', ProjectView, {
    description: '`status` moves it. Its owner changes name, description, priority and target_date.',
    errors: ['project.invalid_id', 'project.not_found', 'illegal_transition'],
    example: { status: 'active' },
  })
  update(@CurrentActor() actor: Actor, @Param(byProjectId) { id }: ById, @Body(UpdateProject) input: UpdateProject) {
    return this.projects.update(actor, id, input);
  }

  @Delete(':id')
  @Operation('Delete a project', 'project.delete', Deleted, {
    description: 'With all that is in it. It can be restored for 30 days.',
    errors: ['project.invalid_id', 'project.not_found', 'project.has_records'],
  })
  remove(@CurrentActor() actor: Actor, @Param(byProjectId) { id }: ById) {
    return this.projects.remove(actor, id);
  }

  @Post(':id/restore')
  @Operation('Restore a deleted project', 'project.restore', ProjectView, {
    description: 'With all that was in it.',
    status: 200,
    errors: ['project.invalid_id', 'project.not_found'],
  })
  restore(@CurrentActor() actor: Actor, @Param(byProjectId) { id }: ById) {
    return this.projects.restore(actor, id);
  }
}
