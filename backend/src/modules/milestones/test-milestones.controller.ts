import { Body, Controller, Post } from '@nestjs/common';
import {
  createTestMilestone,
  DomainError,
  milestoneView,
  type Actor,
  type CreateTestMilestone,
} from '@portal/contracts';
import { CurrentActor } from '../../infrastructure/auth/current-actor.decorator.js';
import { Config } from '../../infrastructure/config/config.js';
import { Operation } from '../../infrastructure/http/operation.decorator.js';
import { MilestonesService } from './milestones.service.js';

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
