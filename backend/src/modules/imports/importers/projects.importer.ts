import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { createProject, type CreateProject, type UserActor } from '@portal/contracts';
import { Project, ProjectsService } from '../../projects/index.js';
import type { FieldValues, Importer, Resolved } from './importer.js';
import { existingOf } from './existing-of.js';
import { nameKey } from './name-key.js';
import { peopleWith } from './references.js';
import { resolving } from './resolving.js';

@Injectable()
export class ProjectsImporter implements Importer<CreateProject> {
  readonly kind = 'projects';
  readonly schema = createProject;
  readonly fieldOf = { customer_id: 'customer', manager_id: 'manager' };
  readonly entity = Project;
  readonly table = 'projects';
  readonly derived = [{ table: 'activity_logs', column: 'project_id', condition: `source = 'system'` }];

  constructor(private readonly projects: ProjectsService) {}

  async resolve(em: EntityManager, lines: readonly FieldValues[]): Promise<Resolved[]> {
    const person = await peopleWith(
      em,
      lines.flatMap((line) => [line['customer'], line['manager']] as (string | undefined)[]),
    );
    return lines.map((line) =>
      resolving(line, { customer: ['customer_id', person.customer], manager: ['manager_id', person.user] }),
    );
  }

  keyOf({ customer_id: customer, name }: CreateProject): string {
    return `${customer} ${nameKey(name)}`;
  }

  findExisting(em: EntityManager, inputs: readonly CreateProject[]): Promise<ReadonlySet<string>> {
    const keys = inputs.map((input) => this.keyOf(input));
    return existingOf(em, { from: 'projects', owner: 'customer_id', name: 'name' }, keys);
  }

  async assertAccepted(em: EntityManager, actor: UserActor, input: CreateProject): Promise<void> {
    await this.projects.prepare(em, actor, input);
  }

  async create(em: EntityManager, actor: UserActor, input: CreateProject): Promise<string> {
    return (await this.projects.begin(em, actor, input)).id;
  }
}
