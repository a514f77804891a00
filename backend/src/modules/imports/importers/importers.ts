import { Injectable } from '@nestjs/common';
import type { ImportKind } from '@portal/contracts';
import { CompaniesImporter } from './companies.importer.js';
import { DealsImporter } from './deals.importer.js';
import type { Importer } from './importer.js';
import { InvoicesImporter } from './invoices.importer.js';
import { PeopleImporter } from './people.importer.js';
import { ProjectsImporter } from './projects.importer.js';
import { TasksImporter } from './tasks.importer.js';
import { TicketsImporter } from './tickets.importer.js';

/** Every kind that can be imported. */
@Injectable()
export class Importers {
  private readonly all: Readonly<Record<ImportKind, Importer>>;

  constructor(
    companies: CompaniesImporter,
    people: PeopleImporter,
    projects: ProjectsImporter,
    tasks: TasksImporter,
    tickets: TicketsImporter,
    deals: DealsImporter,
    invoices: InvoicesImporter,
  ) {
    this.all = { companies, people, projects, tasks, tickets, deals, invoices };
  }

  of(kind: ImportKind): Importer {
    return this.all[kind];
  }
}
