import type { ReportLink } from '@portal/contracts';

interface Named {
  id: string;
}

/** Where the lists and pages of records open, in the portal or in the console. */
export function recordAddresses(area: 'customer' | 'admin') {
  const projects = `/${area}/projects`;
  const consultations = `/${area}/consultations`;
  const deals = area === 'admin' ? '/admin/deals' : '/customer/account';
  const billing = `/${area}/billing`;
  const reports = `/${area}/reports`;
  return {
    projects,
    project: ({ id }: Named) => `${projects}/${id}`,
    tasks: `/${area}/tasks`,
    task: ({ id, project_id }: Named & { project_id: string }) => `/${area}/task/${project_id}/${id}`,
    consultations,
    consultation: ({ id }: Named) => `${consultations}/${id}`,
    deals,
    deal: ({ id }: Named) => `${deals}/${id}`,
    support: `/${area}/support`,
    ticket: ({ id }: Named) => `/${area}/support/${id}`,
    billing,
    invoice: ({ id }: Named) => `${billing}/${id}`,
    reports,
    monthlyReports: `${reports}/monthly`,
    reportSchedules: `${reports}/schedules`,
    reportsOfSchedule: ({ id }: Named) => `${reports}?schedule_id=${id}`,
    monthlyReport: ({ id }: Named) => `${reports}/monthly/${id}`,
  };
}

interface Record extends Named {
  kind: ReportLink['kind'];
  /** Of a task. */
  project_id?: string | null;
}

/** Where a record of any kind opens: its page, or where it has none the list of it alone; undefined where none is. */
export function addressOfRecord(area: 'customer' | 'admin', { kind, id, project_id }: Record): string | undefined {
  const addresses = recordAddresses(area);
  switch (kind) {
    case 'task':
      return addresses.task({ id, project_id: project_id ?? '' });
    case 'customer':
      return area === 'admin' ? `/admin/customers/${id}` : undefined;
    case 'company':
      return area === 'admin' ? `/admin/customers/companies/${id}` : undefined;
    case 'promo_code':
      return area === 'admin' ? `${addresses.deals}?view=promo-codes&search=${encodeURIComponent(id)}` : undefined;
    default:
      return addresses[kind]({ id });
  }
}
