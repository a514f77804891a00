import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { deleted, deletedWith, retention } from '../../infrastructure/schedule/index.js';
import { ProjectsModule } from '../projects/index.js';
import { MilestonesService } from './milestones.service.js';
import { Milestone } from './milestone.entity.js';
import { MilestonesController, TestMilestonesController } from './milestones.controller.js';
import { MilestonesProjector } from './milestones.projector.js';

const GONE = [deleted(), deletedWith('projects', 'project_id')];

/** The milestones of projects, with their approval. */
@Module({
  imports: [ProjectsModule, entities(Milestone)],
  controllers: [MilestonesController, TestMilestonesController],
  providers: [
    MilestonesProjector,
    MilestonesService,
    // their tasks forget them (decisions, section 4)
    retention(
      'purge-milestones',
      { milestones: GONE },
      {
        before: GONE.map(
          (ids) => `update tickets set milestone_id = null where milestone_id in (${ids('milestones')})`,
        ),
      },
    ),
  ],
  exports: [MilestonesService],
})
export class MilestonesModule {}
