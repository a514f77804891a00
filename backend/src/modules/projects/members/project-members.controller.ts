import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import {
  AddProjectMember,
  ByMemberId,
  byProjectId,
  Deleted,
  ProjectMemberView,
  ProjectPersonView,
  UpdateProjectMember,
  type Actor,
  type ById,
} from '@portal/contracts';
import { Body, CurrentActor, Operation, Param } from '../../../infrastructure/http/operation.js';
import { ProjectMembersService } from './project-members.service.js';

@Controller('projects/:id')
export class ProjectMembersController {
  constructor(private readonly members: ProjectMembersService) {}

  @Get('members')
  @Operation('List project members', 'project_member.list', [ProjectMemberView], {
    errors: ['project.invalid_id', 'project.not_found'],
  })
  list(@CurrentActor() actor: Actor, @Param(byProjectId) { id }: ById) {
    return this.members.list(actor, id);
  }

  @Post('members')
  @Operation('Add a member to a project', 'project_member.add', ProjectMemberView, {
    description: 'By e-mail address; an owner adds people of the own company.',
    errors: ['project.invalid_id', 'project.not_found', 'project.closed', 'project_member.duplicate'],
    example: { email: 'luis@neusebakery.example', role: 'editor' },
  })
  add(@CurrentActor() actor: Actor, @Param(byProjectId) { id }: ById, @Body(AddProjectMember) input: AddProjectMember) {
    return this.members.add(actor, id, input);
  }

  @Put('members/:member_id')
  @Operation('Change a project member', 'project_member.update', ProjectMemberView, {
    description: 'Editor or viewer.',
    errors: ['project.invalid_id', 'project.not_found'],
    example: { role: 'viewer' },
  })
  update(
    @CurrentActor() actor: Actor,
    @Param(ByMemberId) { id, member_id }: ByMemberId,
    @Body(UpdateProjectMember) input: UpdateProjectMember,
  ) {
    return this.members.update(actor, id, member_id, input);
  }

  @Delete('members/:member_id')
  @Operation('Remove a member from a project', 'project_member.remove', Deleted, {
    description: 'Live updates to them end at once.',
    errors: ['project.invalid_id', 'project.not_found'],
  })
  remove(@CurrentActor() actor: Actor, @Param(ByMemberId) { id, member_id }: ByMemberId) {
    return this.members.remove(actor, id, member_id);
  }

  @Get('people')
  @Operation('List assignable users of a project', 'project_member.list', [ProjectPersonView], {
    description: 'Owner, editors and admins.',
    errors: ['project.invalid_id', 'project.not_found'],
  })
  people(@CurrentActor() actor: Actor, @Param(byProjectId) { id }: ById) {
    return this.members.people(actor, id);
  }
}
