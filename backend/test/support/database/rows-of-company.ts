const ofCompany = `(select id from users where company_id = '$bakery')`;
const ofProjects = `(select id from projects where customer_id in ${ofCompany} and deleted_at is null)`;

/** The rows that each table must have for a company: found from the other end than the export finds them. */
export const rowsOfCompany: Readonly<Record<string, string>> = {
  company: `select id from companies where id = '$bakery'`,
  people: `select id from users where company_id = '$bakery' and deleted_at is null`,
  projects: `select p.id from projects p join users u on u.id = p.customer_id where u.company_id = '$bakery' and p.deleted_at is null`,
  milestones: `select id from milestones where project_id in ${ofProjects} and deleted_at is null`,
  tasks: `select id from tickets where kind = 'task' and project_id in ${ofProjects} and deleted_at is null`,
  tickets: `select id from tickets where kind = 'support' and requester_id in ${ofCompany} and deleted_at is null`,
  comments: `select c.id from task_comments c join tickets t on t.id = c.task_id
    where c.deleted_at is null and t.deleted_at is null and (t.project_id in ${ofProjects} and t.kind = 'task' or t.requester_id in ${ofCompany})`,
  consultation_requests: `select id from consultation_requests where customer_id in ${ofCompany} and deleted_at is null`,
  meetings: `select m.id from consultation_meetings m join consultation_requests r on r.id = m.consultation_id
    where r.customer_id in ${ofCompany} and m.deleted_at is null and r.deleted_at is null`,
  deals: `select id from customer_deals where customer_id in ${ofCompany} and deleted_at is null`,
  deal_documents: `select f.id from deal_documents f join customer_deals d on d.id = f.deal_id where d.customer_id in ${ofCompany} and f.deleted_at is null`,
  invoices: `select id from invoices where customer_id in ${ofCompany} and deleted_at is null`,
  invoice_lines: `select l.id from invoice_lines l join invoices i on i.id = l.invoice_id where i.customer_id in ${ofCompany} and i.deleted_at is null`,
  payments: `select id from deal_payments where customer_id in ${ofCompany}`,
  credit_notes: `select n.id from credit_notes n join invoices i on i.id = n.invoice_id where i.customer_id in ${ofCompany}`,
  monthly_reports: `select id from monthly_reports where company_id = '$bakery'`,
};
