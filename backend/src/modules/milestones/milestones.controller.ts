import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import {
  ApproveMilestone,
  CreateMilestone,
  Deleted,
  ListMilestones,
  MilestoneView,
  ReorderMilestones,
  RequestMilestoneChanges,
  UpdateMilestone,
  CreateTestMilestone,
  DomainError,
  type Actor,
  type UserActor,
} from '@portal/contracts';
import { Body, CurrentActor, Id, Operation, Query } from '../../infrastructure/http/operation.js';
import { MilestonesService } from './milestones.service.js';
import { Config } from '../../infrastructure/config/config.js';

@Controller('milestones')
export class MilestonesController {
  constructor(private readonly milestones: MilestonesService) {}

  @Get()
  @Operation('List milestones', 'milestone.list', [MilestoneView], {
    description: 'Of a project, or of all projects that the caller sees.',
    errors: ['project.not_found', 'project.invalid_id'],
  })
  list(@CurrentActor() actor: Actor, @Query(ListMilestones) query: ListMilestones) {
    return this.milestones.list(actor, query);
  }

  @Post()
  @Operation('Create a milestone', 'milestone.create', MilestoneView, {
    errors: ['project.not_found', 'project.invalid_id', 'project.closed'],
    example: { project_id: '0190a0a0-0000-7000-8000-000000000001', title: 'Go live', due_date: '2026-12-15' },
  })
  create(@CurrentActor() actor: Actor, @Body(CreateMilestone) input: CreateMilestone) {
    return this.milestones.create(actor, input);
  }

  @Put('order')
  @Operation('Reorder milestones', 'milestone.reorder', [MilestoneView], {
    errors: ['not_found', 'project.not_found', 'project.invalid_id'],
  })
  reorder(@CurrentActor() actor: Actor, @Body(ReorderMilestones) input: ReorderMilestones) {
    return this.milestones.reorder(actor, input);
  }

  @Get(':id')
  @Operation('Get a milestone', 'milestone.read', MilestoneView)
  get(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.milestones.get(actor, id);
  }

  @Put(':id')
  @Operation('Change a milestone', 'milestone.update', MilestoneView, {
    description: '`status` moves it.',
    errors: ['illegal_transition', 'milestone.needs_approval'],
    example: { status: 'in_progress' },
  })
  update(@CurrentActor() actor: Actor, @Id() id: string, @Body(UpdateMilestone) input: UpdateMilestone) {
    return this.milestones.update(actor, id, input);
  }

  @Delete(':id')
  @Operation('Delete a milestone', 'milestone.delete', Deleted, {
    description: 'Its tasks stay, and it can be restored for 30 days.',
  })
  remove(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.milestones.remove(actor, id);
  }

  @Post(':id/approve')
  @Operation('Approve a milestone', 'milestone.approve', MilestoneView, {
    description: 'As the owner, or as an admin on the owner’s behalf with a reason.',
    status: 200,
    errors: ['milestone.not_awaiting_approval'],
    example: { reason: 'Approved by phone' },
  })
  approve(@CurrentActor() actor: UserActor, @Id() id: string, @Body(ApproveMilestone) input: ApproveMilestone) {
    return this.milestones.approve(actor, id, input);
  }

  @Post(':id/request-changes')
  @Operation('Request changes to a milestone', 'milestone.approve', MilestoneView, {
    status: 200,
    errors: ['milestone.not_awaiting_approval'],
    example: { comment: 'The logo on the sign is still the old one.' },
  })
  requestChanges(
    @CurrentActor() actor: Actor,
    @Id() id: string,
    @Body(RequestMilestoneChanges) input: RequestMilestoneChanges,
  ) {
    return this.milestones.requestChanges(actor, id, input);
  }

  @Post(':id/restore')
  @Operation('Restore a deleted milestone', 'milestone.restore', MilestoneView, { status: 200 })
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
  @Operation('Create a test milestone', 'milestone.create_test', MilestoneView, {
    description: 'To watch it arrive on open screens. Only with diagnostics on.',
    errors: ['not_found', 'project.not_found', 'project.invalid_id', 'project.closed'],
  })
  create(@CurrentActor() actor: Actor, @Body(CreateTestMilestone) { project_id }: CreateTestMilestone) {
    if (!this.config.diagnostics) throw new DomainError('not_found');
    const title = `Test milestone ${new Date().toISOString()}`;
    return this.milestones.create(actor, { project_id, title, description: 'Made for a test; it can be deleted.' });
  }
}
