import { Injectable } from '@nestjs/common';
import type { ImportKind } from '@portal/contracts';
import { ImportedInvoicesService } from '../../billing/index.js';
import { CompaniesService } from '../../companies/index.js';
import { DealsService } from '../../deals/index.js';
import { ProjectsService } from '../../projects/index.js';
import { ImportedTicketsService } from '../../support-conversation/index.js';
import { TasksService } from '../../tasks/index.js';
import { UsersService } from '../../users/index.js';
import {
  companiesImporter,
  dealsImporter,
  invoicesImporter,
  peopleImporter,
  projectsImporter,
} from './customer-importers.js';
import type { Importer } from './importer.js';
import { tasksImporter, ticketsImporter } from './ticket-importers.js';

/** Every kind that can be imported. */
@Injectable()
export class Importers {
  private readonly all: Readonly<Record<ImportKind, Importer>>;

  constructor(
    companies: CompaniesService,
    users: UsersService,
    projects: ProjectsService,
    tasks: TasksService,
    tickets: ImportedTicketsService,
    deals: DealsService,
    invoices: ImportedInvoicesService,
  ) {
    this.all = {
      companies: companiesImporter(companies),
      people: peopleImporter(users),
      projects: projectsImporter(projects),
      tasks: tasksImporter(tasks),
      tickets: ticketsImporter(tickets),
      deals: dealsImporter(deals),
      invoices: invoicesImporter(invoices),
    };
  }

  of(kind: ImportKind): Importer {
    return this.all[kind];
  }
}
