export {
  accessOf,
  assertOpen,
  findProjectAccess,
  isOfCompany,
  projectVisibleTo,
  getProjectAccess,
  type AccessibleProject,
} from './project-access.js';
export { projectFeedItems } from './projects.projector.js';
export { projectPeople, type ProjectPerson } from './project-access.js';
export { ProjectMember } from './members/project-member.entity.js';
export { ProjectMembersService } from './members/project-members.service.js';
export { Project } from './project.entity.js';
export { ProjectsModule } from './projects.module.js';
export { visibleProjects } from './projects.queries.js';
export { ProjectsService } from './projects.service.js';
export { sortingIn } from './sorting-by-position.js';
