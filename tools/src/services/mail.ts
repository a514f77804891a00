import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { knownPort, rememberedPort } from '../processes/ports.ts';
import type { Supervisor } from '../processes/supervisor.ts';
import { inRoot } from '../paths.ts';

export interface RunningMail {
  smtpUrl: string;
  /** MailDev's page; its REST API is under `/api` there. */
  inboxUrl: string;
}

/** Starts MailDev, which catches every mail, on MAIL_PORT and MAIL_WEB_PORT (1080); mails stay in `<data>/mail`. */
export async function startMail(supervisor: Supervisor, data: string): Promise<RunningMail> {
  const web = await knownPort('MAIL_WEB_PORT', 1080, 'the mail inbox');
  const smtp = process.env['MAIL_PORT']
    ? await knownPort('MAIL_PORT', 1025, 'the mail catcher')
    : await rememberedPort(data, 'smtp', 1025);
  const folder = join(data, 'mail');
  mkdirSync(folder, { recursive: true });
  const settings = { smtp, ip: '127.0.0.1', web, 'web-ip': '127.0.0.1', 'mail-directory': folder, 'max-emails': 5_000 };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  await supervisor.start({
    name: 'mail',
    title: 'The mail catcher',
    command: process.execPath,
    args: [inRoot('node_modules/maildev/dist/bin/maildev.js'), ...args],
    cwd: folder,
    data,
    stopWithin: 3_000,
    isFoundation: true,
    isReady: async () => (await fetch(`http://127.0.0.1:${web}/api/healthz`)).ok,
  });
  return { smtpUrl: `smtp://127.0.0.1:${smtp}`, inboxUrl: `http://localhost:${web}` };
}
