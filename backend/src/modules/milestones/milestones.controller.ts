import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import {
  approveMilestone,
  createMilestone,
  deleted,
  listMilestones,
  milestoneView,
  reorderMilestones,
  requestMilestoneChanges,
  updateMilestone,
  createTestMilestone,
  DomainError,
  type Actor,
  type ApproveMilestone,
  type CreateMilestone,
  type ListMilestones,
  type ReorderMilestones,
  type RequestMilestoneChanges,
  type UpdateMilestone,
  type UserActor,
  type CreateTestMilestone,
} from '@portal/contracts';
import { CurrentActor } from '../../infrastructure/auth/current-actor.decorator.js';
import { Id } from '../../infrastructure/http/id.decorator.js';
import { Operation } from '../../infrastructure/http/operation.decorator.js';
import { MilestonesService } from './milestones.service.js';
import { Config } from '../../infrastructure/config/config.js';

@Controller('milestones')
export class MilestonesController {
  constructor(private readonly milestones: MilestonesService) {}

  @Get()
  @Operation('List milestones', {
    description: 'Of a project, or of all projects that the caller sees.',
    permission: 'milestone.list',
    returns: milestoneView,
    list: true,
    errors: ['project.not_found', 'project.invalid_id'],
  })
  list(@CurrentActor() actor: Actor, @Query({ schema: listMilestones }) query: ListMilestones) {
    return this.milestones.list(actor, query);
  }

  @Post()
  @Operation('Create a milestone', {
    permission: 'milestone.create',
    returns: milestoneView,
    errors: ['project.not_found', 'project.invalid_id', 'project.closed'],
    example: { project_id: '0190a0a0-0000-7000-8000-000000000001', title: 'Go live', due_date: '2026-12-15' },
  })
  create(@CurrentActor() actor: Actor, @Body({ schema: createMilestone }) input: CreateMilestone) {
    return this.milestones.create(actor, input);
  }

  @Put('order')
  @Operation('Reorder milestones', {
    permission: 'milestone.reorder',
    returns: milestoneView,
    list: true,
    errors: ['not_found', 'project.not_found', 'project.invalid_id'],
  })
  reorder(@CurrentActor() actor: Actor, @Body({ schema: reorderMilestones }) input: ReorderMilestones) {
    return this.milestones.reorder(actor, input);
  }

  @Get(':id')
  @Operation('Get a milestone', { permission: 'milestone.read', returns: milestoneView, errors: ['not_found'] })
  get(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.milestones.get(actor, id);
  }

  @Put(':id')
  @Operation('Change a milestone', {
    description: '`status` moves it.',
    permission: 'milestone.update',
    returns: milestoneView,
    errors: ['not_found', 'illegal_transition', 'stale_version', 'milestone.needs_approval'],
    example: { status: 'in_progress' },
  })
  update(@CurrentActor() actor: Actor, @Id() id: string, @Body({ schema: updateMilestone }) input: UpdateMilestone) {
    return this.milestones.update(actor, id, input);
  }

  @Delete(':id')
  @Operation('Delete a milestone', {
    description: 'Its tasks stay, and it can be restored for 30 days.',
    permission: 'milestone.delete',
    returns: deleted,
    errors: ['not_found'],
  })
  remove(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.milestones.remove(actor, id);
  }

  @Post(':id/approve')
  @Operation('Approve a milestone', {
    description: 'As the owner, or as an admin on the owner’s behalf with a reason.',
    permission: 'milestone.approve',
    returns: milestoneView,
    status: 200,
    errors: ['not_found', 'stale_version', 'milestone.not_awaiting_approval'],
    example: { reason: 'Approved by phone' },
  })
  approve(
    @CurrentActor() actor: UserActor,
    @Id() id: string,
    @Body({ schema: approveMilestone }) input: ApproveMilestone,
  ) {
    return this.milestones.approve(actor, id, input);
  }

  @Post(':id/request-changes')
  @Operation('Request changes to a milestone', {
    permission: 'milestone.approve',
    returns: milestoneView,
    status: 200,
    errors: ['not_found', 'stale_version', 'milestone.not_awaiting_approval'],
    example: { comment: 'The logo on the sign is still the old one.' },
  })
  requestChanges(
    @CurrentActor() actor: Actor,
    @Id() id: string,
    @Body({ schema: requestMilestoneChanges }) input: RequestMilestoneChanges,
  ) {
    return this.milestones.requestChanges(actor, id, input);
  }

  @Post(':id/restore')
  @Operation('Restore a deleted milestone', {
    permission: 'milestone.restore',
    returns: milestoneView,
    status: 200,
    errors: ['not_found'],
  })
  restore(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.milestones.restore(actor, id);
  }
}

/** The specification's procedure for debugging (section 7); there only while diagnostics are on. */
@Controller('diagnostics/test-milestones')
export class TestMilestonesController {
  constructor(
    private readonly config: Config,
    private readonly milestones: MilestonesService,
  ) {}

  @Post()
  @Operation('Create a test milestone', {
    description: 'To watch it arrive on open screens. Only with diagnostics on.',
    permission: 'milestone.create_test',
    returns: milestoneView,
    errors: ['not_found', 'project.not_found', 'project.invalid_id', 'project.closed'],
  })
  create(@CurrentActor() actor: Actor, @Body({ schema: createTestMilestone }) { project_id }: CreateTestMilestone) {
    if (!this.config.diagnostics) throw new DomainError('not_found');
    const title = `Test milestone ${new Date().toISOString()}`;
    return this.milestones.create(actor, { project_id, title, description: 'Made for a test; it can be deleted.' });
  }
}
