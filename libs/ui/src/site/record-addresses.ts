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
    report: (name: string) => `${reports}/${name}`,
    customReport: ({ id }: Named) => `${reports}/custom/${id}`,
    /** The files that were made of a report. */
    filesOfReport: (name: string) => `${reports}/sent?definition=${name}`,
    ownReports: `${reports}/mine`,
    sentReports: `${reports}/sent`,
    newReport: `${reports}/build`,
    monthlyReports: `${reports}/monthly`,
    reportSchedules: `${reports}/schedules`,
    reportsOfSchedule: ({ id }: Named) => `${reports}/sent?schedule_id=${id}`,
    monthlyReport: ({ id }: Named) => `${reports}/monthly/${id}`,
  };
}
