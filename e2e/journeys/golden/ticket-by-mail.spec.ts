import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../support/accessibility.js';
import { aCustomer } from '../../support/given.js';
import { filesOf, mailTo, replyAddressOf } from '../../support/inbox.js';
import { expect, test } from '../../support/journey.js';
import { signIn } from '../../support/sign-in.js';
import { ADMIN, live, written } from '../../support/project-page.js';
import { soon } from '../../support/promptness.js';
import { sendMail, SUPPORT } from '../../support/send-mail.js';

/** One red pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

test('a customer’s mail becomes a ticket, its answer on screen reaches the customer by mail with its file, and the reply comes back live', async ({
  page: admin,
}) => {
  const mark = randomUUID().slice(0, 6);
  const title = `The till ${mark} is offline`;
  await signIn(admin, ADMIN, '/admin/support?open=true');
  const asker = await aCustomer(admin, mark);
  await live(admin);

  const subject = new RegExp(`^\\[S-\\d{4}\\] ${title}$`);

  // the customer writes as a mail program does, with a picture in the text; the queue has it at once
  await sendMail({
    from: `${asker.name} <${asker.email}>`,
    to: SUPPORT,
    subject: title,
    html: '<p>It <b>beeps</b>:</p><ul><li>at nine</li><li>at noon</li></ul><p><img src="cid:lamp" alt="The lamp"></p>',
    attachments: [{ filename: 'lamp.png', content: PICTURE, cid: 'lamp' }],
  });
  await soon(admin.getByRole('link', { name: title }));
  await mailTo(asker.email, subject, 'We have your ticket.');
  await admin.getByRole('link', { name: title }).click();
  const sheet = admin.getByRole('dialog', { name: /^Ticket S-\d{4}/ });
  await expect(sheet.getByRole('heading', { name: title })).toBeVisible();
  await expect(sheet.getByText('beeps', { exact: true })).toHaveCSS('font-weight', '700');
  await expect(sheet.getByRole('listitem').getByText('at noon', { exact: true })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Open lamp.png' })).toBeVisible();
  await expectAccessible(admin);

  // a note stays among admins; the answer goes out with its file
  await sheet.getByText('Internal', { exact: true }).click();
  await sheet.getByRole('textbox', { name: 'Internal note' }).fill('Third time this year.');
  await written(admin, /\/replies$/, () => sheet.getByRole('button', { name: 'Send internally' }).click());
  await sheet.getByText('Public', { exact: true }).click();
  await sheet.getByRole('textbox', { name: 'Answer' }).fill('Please press the button on the back.');
  await sheet.getByLabel('Files to attach').setInputFiles({ name: 'back.png', mimeType: 'image/png', buffer: PICTURE });
  await written(admin, /\/attachments$/, () => sheet.getByRole('button', { name: 'Send answer' }).click());
  const answer = await mailTo(asker.email, subject, 'Please press the button on the back.');
  expect(answer.text).not.toContain('Third time this year.');
  expect(await filesOf(answer)).toContainEqual({ name: 'back.png', content: PICTURE });

  // the customer answers that mail; what it quotes is left out
  await sendMail({
    from: asker.email,
    to: await replyAddressOf(answer),
    subject: `Re: ${answer.subject}`,
    text: 'Now the lamp is green.\n\nOn Monday Pamlico IT wrote:\n> Please press the button on the back.',
  });
  await soon(sheet.getByText('Now the lamp is green.'));
  await expect(sheet.getByText('On Monday Pamlico IT wrote')).toHaveCount(0);
  await expect(sheet.getByText('Please press the button on the back.')).toHaveCount(1);
});
