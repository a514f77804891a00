import { UpdateMonthlyReport } from '@portal/contracts';
import { actorOf } from '../../../../../test/factories/cast.factory.js';
import { aMonthlyReport } from '../../../../../test/factories/reports/monthly-report.factory.js';
import { eventually } from '../../../../../test/support/jobs/eventually.js';
import { textOfPdf } from '../../../../../test/support/mail/pdf-text.js';
import { workerWithMailbox } from '../../../../../test/support/with-cast.js';
import { MonthlyReportsService } from '../../../reports/index.js';

const { context, cast, mailbox } = workerWithMailbox();

it('a sent monthly report goes at once to the company’s primary contacts, with its link and PDF, and to nobody else', async () => {
  const { monthlyReport } = await context.db.given(aMonthlyReport({ id: cast.primary.companyId ?? '' }));
  const admin = actorOf(cast.admin);
  await context.db.as(admin, () =>
    context.db
      .service(MonthlyReportsService)
      .update(
        admin,
        monthlyReport.id,
        UpdateMonthlyReport.parse({ texts: { summary: 'A good month.' }, status: 'sent' }),
      ),
  );
  const mail = await mailbox().next(cast.primary.email, /Your service report for October 2026/);
  for (const text of [
    'Hello Paula,',
    'Here is what we did for Neuse Bakery in October 2026.',
    'A good month.',
    'The whole report is attached as a PDF.',
    `http://localhost:8080/customer/reports/monthly/${monthlyReport.id}`,
  ])
    expect(mail.text).toContain(text);
  expect(mail.files).toMatchObject([
    { filename: 'service-report-2026-10-neuse-bakery.pdf', contentType: 'application/pdf' },
  ]);
  const [file] = mail.files;
  const pdf = (await textOfPdf(file?.content ?? Buffer.alloc(0))).join('\n');
  expect(pdf).toContain('A good month.');
  expect(pdf).not.toContain('DRAFT');
  expect(mailbox().mails).toHaveLength(1);
  const told = await eventually(async () => {
    const rows = await context.db.rows<{ channel: string; recipient_id: string; link: string }>(
      `select channel, recipient_id, link from notifications where template = 'monthly_report' order by channel`,
    );
    expect(rows).toHaveLength(2);
    return rows;
  });
  for (const { recipient_id, link } of told)
    expect([recipient_id, link]).toEqual([cast.primary.id, `/customer/reports/monthly/${monthlyReport.id}`]);
});
