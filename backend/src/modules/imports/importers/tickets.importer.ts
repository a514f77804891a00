import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { importedTicket, type ImportedTicket, type UserActor } from '@portal/contracts';
import { Ticket } from '../../support/index.js';
import { ImportedTicketsService } from '../../support-conversation/index.js';
import { existingOf } from './existing-of.js';
import type { FieldValues, Importer, Resolved } from './importer.js';
import { nameKey } from './name-key.js';
import { peopleWith, projectsCalled } from './references.js';
import { resolving } from './resolving.js';

/** Tickets that ended in another system. */
@Injectable()
export class TicketsImporter implements Importer<ImportedTicket> {
  readonly kind = 'tickets';
  readonly schema = importedTicket;
  readonly fieldOf = { requester_id: 'customer', assignee_id: 'assignee', project_id: 'project' };
  readonly entity = Ticket;
  readonly table = 'tickets';
  /** The first message, as long as it is as the import wrote it. */
  readonly derived = [
    {
      table: 'task_comments',
      column: 'task_id',
      condition: `version = 1 and created_at = (select own.created_at from tickets as own where own.id = task_id)`,
    },
  ];

  constructor(private readonly tickets: ImportedTicketsService) {}

  async resolve(em: EntityManager, lines: readonly FieldValues[]): Promise<Resolved[]> {
    const called = (...names: string[]) =>
      lines.flatMap((line) => names.map((name) => line[name] as string | undefined));
    const [person, project] = [
      await peopleWith(em, called('customer', 'assignee')),
      await projectsCalled(em, called('project')),
    ];
    return lines.map(({ company, ...line }) =>
      resolving(line, {
        customer: ['requester_id', person.customer],
        assignee: ['assignee_id', person.user],
        project: ['project_id', (name) => project(name, company as string | undefined)],
      }),
    );
  }

  keyOf({ requester_id: requester, opened_on: openedOn, title }: ImportedTicket): string {
    return `${requester} ${openedOn} ${nameKey(title)}`;
  }

  findExisting(em: EntityManager, inputs: readonly ImportedTicket[]): Promise<ReadonlySet<string>> {
    const keys = inputs.map((input) => this.keyOf(input));
    const name = `to_char(created_at at time zone 'America/New_York', 'YYYY-MM-DD') || ' ' || title`;
    return existingOf(em, { from: 'tickets', owner: 'requester_id', name, where: `kind = 'support'` }, keys);
  }

  assertAccepted(em: EntityManager, actor: UserActor, input: ImportedTicket): Promise<void> {
    return this.tickets.assertAccepted(em, actor, input);
  }

  create(em: EntityManager, actor: UserActor, input: ImportedTicket): Promise<string> {
    return this.tickets.create(em, actor, input);
  }
}
