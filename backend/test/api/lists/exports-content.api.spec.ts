import { aComment, anAttachment } from '../../factories/comment.factory.js';
import { aWaitingMail } from '../../factories/inbound-mail.factory.js';
import { aConsultation } from '../../factories/consultation.factory.js';
import { aMonthlyReport } from '../../factories/reports/monthly-report.factory.js';
import { aProject } from '../../factories/project.factory.js';
import { aTask } from '../../factories/task.factory.js';
import { documentCalls } from '../../support/calls/document-calls.js';
import { exportCalls } from '../../support/calls/export-calls.js';
import { appWithCast } from '../../support/with-cast.js';

const given = appWithCast();
const { app, cast, as } = given;
const { aDeal, add, send } = documentCalls(given);

const ofCompany = () => exportCalls(app, as.admin).open({ kind: 'company', company_id: cast.customer.companyId ?? '' });
const ofPerson = () => exportCalls(app, as.customer).open();

/** A mail under the customer's address; it leaves its subject. */
async function aMail(subject: string, isProven: boolean, commentId: string | null = null): Promise<void> {
  const { id } = await aWaitingMail(app.db);
  await app.db.rows(
    `update inbound_mails set subject = ?, user_id = ?, is_proven = ?, comment_id = ? where id = ? returning id`,
    [subject, cast.customer.id, isProven, commentId, id],
  );
}

beforeAll(async () => {
  const { project } = await app.db.given(aProject({ customer: cast.customer, status: 'active' }));
  const { task } = await app.db.given(aTask({ project, title: 'Cables' }));
  for (const [visibility, author] of [
    ['public', cast.customer],
    ['internal', cast.admin],
  ] as const) {
    const { comment } = await app.db.given(aComment({ task, author, visibility }));
    await app.db.given(anAttachment({ comment, name: `${visibility}.png` }));
    if (visibility === 'public') await aMail('Filed', false, comment.id);
  }
  for (const by of [cast.admin, cast.customer, cast.coworker])
    await app.db.given(anAttachment({ project, by, name: `of project by ${by.email}.png` }));
  const { consultation } = await app.db.given(aConsultation({ customer: cast.customer }));
  for (const visibility of ['public', 'internal'] as const) {
    const { comment } = await app.db.given(aComment({ consultation, author: cast.admin, visibility }));
    await app.db.given(anAttachment({ comment, name: `${visibility} of request.png` }));
  }
  await aMail('Claimed', false);
  await aMail('Proven', true);
  const deal = await aDeal();
  await send((await add(deal)).id).expect(200);
  await add(deal, { kind: 'quote' });
  const company = { id: cast.customer.companyId ?? '' };
  await app.db.given(aMonthlyReport(company, { month: '2026-09', status: 'sent' }));
  await app.db.given(aMonthlyReport(company, { month: '2026-10' }));
});

describe('an archive', () => {
  it.each([
    ['a person', ofPerson],
    ['a company', ofCompany],
  ])('of %s has no mail that only claims to be of its sender', async (_of, open) => {
    const { archive } = await open();
    const subjects = archive.table('received_mails').map(({ subject }) => subject);
    expect(subjects.sort()).toEqual(['Filed', 'Proven']);
    const mails = [...archive.files.keys()].filter((path) => path.endsWith('.eml'));
    expect(mails.map((path) => /(\w+)\.eml$/.exec(path)?.[1]).sort()).toEqual(['Filed', 'Proven']);
  });

  it('of a company has internal files in a folder of their own, marked as such', async () => {
    const { archive } = await ofCompany();
    const { files, missing_files: missing } = archive.manifest;
    const stored = [...files, ...missing].filter(({ path }) => path.startsWith('files/'));
    const internal = stored.filter(({ is_internal: isInternal }) => isInternal).map(({ path }) => path);
    expect(internal.map((path) => path.split('/').slice(0, 3).join('/')).sort()).toEqual([
      'files/internal/attachments',
      'files/internal/attachments',
      'files/internal/documents',
      'files/internal/monthly_reports',
    ]);
    const open = stored.filter(({ is_internal: isInternal }) => !isInternal).map(({ path }) => path);
    expect(open.filter((path) => /internal/.test(path))).toEqual([]);
    for (const place of [/attachments\/.*public\.png$/, /documents\//, /monthly_reports\/2026-09\.pdf$/])
      expect(open).toContainEqual(expect.stringMatching(place));
    const rows = archive.table('attachments').map(({ file_name: name, is_internal: marked }) => [name, marked]);
    expect(Object.fromEntries(rows)).toEqual({
      'public.png': false,
      'internal.png': true,
      'public of request.png': false,
      'internal of request.png': true,
      ...Object.fromEntries(
        [cast.admin, cast.customer, cast.coworker].map(({ email }) => [`of project by ${email}.png`, false]),
      ),
    });
    expect(archive.text('README.txt')).toContain('files/internal');
  });

  it('of a person has no internal file', async () => {
    const { archive } = await ofPerson();
    const { files, missing_files: missing } = archive.manifest;
    const stored = [...files, ...missing].filter(({ path }) => path.startsWith('files/'));
    expect(stored.some(({ is_internal: isInternal }) => isInternal)).toBe(false);
    const names = stored.map(({ path }) => path).filter((path) => !path.endsWith('.eml'));
    expect(names.sort()).toEqual([
      expect.stringMatching(/^files\/attachments\/C-.*public of request\.png$/),
      ...[cast.admin, cast.customer].map(
        ({ email }) => expect.stringMatching(new RegExp(`^files/attachments/P-.*of project by ${email}`)) as string,
      ),
      expect.stringMatching(/^files\/attachments\/.*public\.png$/),
      expect.stringMatching(/^files\/documents\//),
    ]);
  });

  it('has money in dollars and cents, as numbers', async () => {
    const { archive } = await ofCompany();
    expect(archive.text('json/deals.json')).toMatch(/"amount":450\.00,.*"setup_fee":250\.00,/);
    expect(archive.text('README.txt')).toContain('accepted_hash');
  });
});
