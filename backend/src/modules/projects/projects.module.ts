import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { DeletionModule } from '../../infrastructure/deletion/deletion-checks.js';
import { ProjectGuards } from './project-guards.js';
import { ProjectMember } from './members/project-member.entity.js';
import { ProjectMembersController } from './members/project-members.controller.js';
import { ProjectMembersProjector } from './members/project-members.projector.js';
import { ProjectMembersService } from './members/project-members.service.js';
import { Project } from './project.entity.js';
import { ProjectsController } from './projects.controller.js';
import { ProjectsProjector } from './projects.projector.js';
import { ProjectsService } from './projects.service.js';
import { projectsRetention } from './projects.retention.js';

/** Projects of customers, and the people in them. */
@Module({
  imports: [DeletionModule, entities(Project, ProjectMember)],
  controllers: [ProjectsController, ProjectMembersController],
  providers: [
    ProjectGuards,
    ProjectMembersProjector,
    ProjectMembersService,
    ProjectsProjector,
    ProjectsService,
    projectsRetention,
  ],
  exports: [ProjectMembersService, ProjectsService],
})
export class ProjectsModule {}
