import { Injectable } from '@nestjs/common';
import type { ImportKind } from '@portal/contracts';
import { CompaniesKind } from './companies.kind.js';
import { DealsKind } from './deals.kind.js';
import type { KindDefinition } from './import-kind.js';
import { InvoicesKind } from './invoices.kind.js';
import { PeopleKind } from './people.kind.js';
import { ProjectsKind } from './projects.kind.js';
import { TasksKind } from './tasks.kind.js';
import { TicketsKind } from './tickets.kind.js';

/** Every kind that can be imported. */
@Injectable()
export class ImportKinds {
  private readonly all: Readonly<Record<ImportKind, KindDefinition>>;

  constructor(
    companies: CompaniesKind,
    people: PeopleKind,
    projects: ProjectsKind,
    tasks: TasksKind,
    tickets: TicketsKind,
    deals: DealsKind,
    invoices: InvoicesKind,
  ) {
    this.all = { companies, people, projects, tasks, tickets, deals, invoices };
  }

  of(kind: ImportKind): KindDefinition {
    return this.all[kind];
  }
}
