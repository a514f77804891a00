import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { violationsOn } from '../../support/accessibility.js';
import { mailTo } from '../../support/inbox.js';
import { expect, test } from '../../support/journey.js';
import { signIn } from '../../support/sign-in.js';
import { choose, chooseAmong } from '../../support/picker.js';
import { ADMIN, PROJECT, written } from '../../support/project-page.js';

test('an admin builds a report, schedules it and sends it; the mail leads to the file, with the rows of the preview', async ({
  page: admin,
}) => {
  const name = `Tasks by project ${randomUUID().slice(0, 6)}`;
  let preview = '';
  await signIn(admin, ADMIN, '/admin/reports');

  await test.step('built from groups, figures and a filter, with the rows beside it', async () => {
    await admin.getByRole('button', { name: 'Build a report' }).click();
    const builder = admin.getByRole('main');
    await builder.getByRole('textbox', { name: 'Name' }).fill(name);
    await choose(builder.getByLabel('Report on'), 'Tasks');
    await builder.getByText('Each group', { exact: true }).click();
    await chooseAmong(builder.getByLabel('Groups'), 'Project');
    await chooseAmong(builder.getByLabel('Figures'), 'Number of tasks');
    await builder.getByRole('button', { name: 'Add a filter' }).click();
    const filter = builder.getByRole('group', { name: 'Filter 1' });
    await choose(filter.getByLabel('Filter 1: column'), 'Project');
    await choose(filter.getByLabel('Filter 1: condition'), 'contains');
    await filter.getByLabel('Filter 1: value').fill('both shops');
    const rows = builder.getByRole('region', { name: 'First rows' }).getByRole('row');
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(1)).toContainText(PROJECT);
    preview = await rows.nth(1).innerText();
    expect(await violationsOn(admin)).toEqual([]);
    await written(admin, /\/reports\/custom$/, () =>
      builder.getByRole('button', { name: 'Save', exact: true }).click(),
    );
    await expect(admin.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  await test.step('scheduled every week, and sent now', async () => {
    await admin.getByRole('button', { name: 'Schedule', exact: true }).click();
    const sheet = admin.getByRole('dialog', { name: `Schedule “${name}”` });
    await sheet.getByText('Every week').click();
    await written(admin, /\/report-schedules$/, () => sheet.getByRole('button', { name: 'Schedule report' }).click());
    await admin.getByRole('link', { name: 'Back to Reports' }).click();
    await admin.getByRole('link', { name: 'Scheduled', exact: true }).click();
    const schedule = admin.getByRole('row').filter({ hasText: name });
    await expect(schedule.getByText('Every Monday at 8:00 AM Eastern')).toBeVisible();
    await schedule.getByRole('button', { name: `More for ${name}` }).click();
    await admin.getByRole('menuitem', { name: 'Send now' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Send now' }).click();
    await expect(schedule.getByText('Sent to 1')).toBeVisible({ timeout: 30_000 });
  });

  await test.step('the mail leads to its file, whose rows are those of the preview', async () => {
    const mail = await mailTo(ADMIN, new RegExp(`^${name}`));
    expect(mail.text).toContain('You get it every Monday at 8:00 AM Eastern');
    await admin.goto(/\/admin\/reports\?schedule_id=[\w-]+/.exec(mail.text)?.[0] ?? '');
    const [download] = await Promise.all([
      admin.waitForEvent('download'),
      admin
        .getByRole('link', { name: `Download ${name}` })
        .first()
        .click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
    expect(lines.slice(1)).toEqual([preview.replaceAll('\t', ',')]);
  });
});
