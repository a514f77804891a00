import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { DeletionModule } from '../../infrastructure/deletion/deletion-checks.js';
import { deleted, deletedWith, hasNo, retention } from '../../infrastructure/schedule/index.js';
import { OwnedProjects } from './owned-projects.js';
import { ProjectAdmission } from './project-admission.js';
import { ProjectMember } from './members/project-member.entity.js';
import { ProjectMembersController } from './members/project-members.controller.js';
import { ProjectMembersProjector } from './members/project-members.projector.js';
import { ProjectMembersService } from './members/project-members.service.js';
import { ProjectReferences } from './project-references.js';
import { Project } from './project.entity.js';
import { ProjectsController } from './projects.controller.js';
import { ProjectsProjector } from './projects.projector.js';
import { ProjectsService } from './projects.service.js';

/** Projects of customers, and the people in them. */
@Module({
  imports: [DeletionModule, entities(Project, ProjectMember)],
  controllers: [ProjectsController, ProjectMembersController],
  providers: [
    OwnedProjects,
    ProjectAdmission,
    ProjectMembersProjector,
    ProjectMembersService,
    ProjectReferences,
    ProjectsProjector,
    ProjectsService,
    // as soon as the domains inside them have purged theirs (decisions, section 4)
    retention('purge-projects', {
      project_members: [deleted(), deletedWith('projects', 'project_id')],
      projects: [
        deleted(
          ...['milestones', 'tickets', 'activity_logs', 'billing_schedules', 'invoices'].map((table) =>
            hasNo(table, 'project_id'),
          ),
        ),
      ],
    }),
  ],
  exports: [ProjectMembersService, ProjectsService],
})
export class ProjectsModule {}
