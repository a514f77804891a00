import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { ProjectsModule } from '../projects/index.js';
import { MilestonesService } from './milestones.service.js';
import { Milestone } from './milestone.entity.js';
import { MilestonesController, TestMilestonesController } from './milestones.controller.js';
import { MilestonesProjector } from './milestones.projector.js';
import { milestonesRetention } from './milestones.retention.js';

/** The milestones of projects, with their approval. */
@Module({
  imports: [ProjectsModule, entities(Milestone)],
  controllers: [MilestonesController, TestMilestonesController],
  providers: [MilestonesProjector, MilestonesService, milestonesRetention],
  exports: [MilestonesService],
})
export class MilestonesModule {}
