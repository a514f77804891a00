import type { EntityManager } from '@mikro-orm/postgresql';
import { createProject } from '@portal/contracts';
import { Consultation } from '../../modules/consultations/index.js';
import { Project, ProjectMember } from '../../modules/projects/index.js';
import type { User } from '../../modules/users/index.js';
import { dayFrom } from '../time/business-day.js';
import { type DemoProject, demoProjects } from '../demo-projects.js';
import { daysBefore } from '../time/office-time.js';
import { persistQuietly } from '../persist-quietly.js';

/** Makes the demo's projects with their members; the answer has them by name. */
export async function loadProjects(
  em: EntityManager,
  people: ReadonlyMap<string, User>,
  now: Date,
): Promise<ReadonlyMap<string, Project>> {
  const projects = new Map<string, Project>();
  const oldestFirst = [...demoProjects].sort((a, b) => b.daysAgo - a.daysAgo);
  for (const story of oldestFirst) {
    const project = await projectOf(em, story, people, now);
    persistQuietly(em, [project]);
    await em.flush(); // one by one, so that numbers follow the dates
    persistQuietly(em, membersOf(project, story, people));
    projects.set(story.name, project);
  }
  await em.flush();
  return projects;
}

async function projectOf(
  em: EntityManager,
  story: DemoProject,
  people: ReadonlyMap<string, User>,
  now: Date,
): Promise<Project> {
  const admin = [...people.values()].find(({ role }) => role === 'admin');
  const request = story.consultation ? await em.findOneOrFail(Consultation, { title: story.consultation }) : null;
  const { startsIn, endsIn } = story;
  const project = Project.begin(
    createProject.parse({
      name: story.name,
      description: story.description,
      customer_id: personIn(people, story.customer).id,
      priority: story.priority,
      health: story.health,
      start_date: startsIn === undefined ? null : dayFrom(now, startsIn),
      target_date: endsIn === undefined ? null : dayFrom(now, endsIn),
      budget: story.budget,
      budget_hours: story.budgetHours,
      manager_id: admin?.id,
      consultation_id: request?.id,
    }),
  );
  for (const status of story.steps ?? []) project.change({ status }, 'admin');
  return backdated(project, story, now);
}

/** Sets a project's times to those of the demo data. */
function backdated(project: Project, { daysAgo, endsIn = 0 }: DemoProject, now: Date): Project {
  project.createdAt = daysBefore(now, daysAgo);
  const ended = daysBefore(now, Math.max(-endsIn, 0));
  const isOver = project.status === 'completed' || project.status === 'cancelled';
  project.updatedAt = isOver ? ended : daysBefore(now, daysAgo / 2);
  if (project.completedAt) project.completedAt = ended;
  return project;
}

const membersOf = (project: Project, story: DemoProject, people: ReadonlyMap<string, User>): ProjectMember[] =>
  Object.entries(story.members ?? {}).map(([email, role]) => {
    const member = ProjectMember.add(project.id, personIn(people, email).id, role);
    member.createdAt = project.createdAt;
    member.updatedAt = project.createdAt;
    return member;
  });

function personIn(people: ReadonlyMap<string, User>, email: string): User {
  const person = people.get(email);
  if (!person) throw new Error(`The demo has no ${email}`);
  return person;
}
