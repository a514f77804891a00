import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { deleted, deletedWith, retention } from '../../infrastructure/schedule/index.js';
import { ProjectsModule } from '../projects/index.js';
import { MilestoneOrder } from './milestone-order.service.js';
import { MilestoneSchema } from './milestone.entity.js';
import { MilestonesController } from './milestones.controller.js';
import { MilestonesProjector } from './milestones.projector.js';
import { MilestonesReader } from './milestones.reader.js';
import { MilestonesService } from './milestones.service.js';
import { TestMilestonesController } from './test-milestones.controller.js';

const GONE = [deleted(), deletedWith('projects', 'project_id')];

/** The milestones of projects, with their approval. */
@Module({
  imports: [ProjectsModule, MikroOrmModule.forFeature([MilestoneSchema])],
  controllers: [MilestonesController, TestMilestonesController],
  providers: [
    MilestoneOrder,
    MilestonesProjector,
    MilestonesReader,
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
  exports: [MilestonesReader, MilestonesService],
})
export class MilestonesModule {}
