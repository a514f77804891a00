import { SubmitErrorReport, type ErrorGroupStatus } from '@portal/contracts';
import { countInGroups, ErrorGroup, ErrorReport } from '../../modules/error-reports/index.js';
import type { DemoWorld } from '../demo-world.js';

interface DemoError {
  message: string;
  route: string;
  severity: 'critical' | 'high' | 'medium';
  /** How often it was reported. */
  times: number;
  status: ErrorGroupStatus;
}

/** Errors of browsers in every state. */
const demoErrors: readonly DemoError[] = [
  {
    message: 'Cannot read properties of undefined (reading "name")',
    route: '/customer/projects',
    severity: 'critical',
    times: 3,
    status: 'unresolved',
  },
  { message: 'Failed to fetch', route: '/dashboard', severity: 'high', times: 2, status: 'resolved' },
  {
    message: 'ResizeObserver loop completed with undelivered notifications.',
    route: '/admin/projects',
    severity: 'medium',
    times: 1,
    status: 'ignored',
  },
];

/** Writes reports of errors and their groups. */
export async function loadErrorReports(world: DemoWorld): Promise<void> {
  for (const error of demoErrors) {
    const ids = new Set<string>();
    for (let time = 0; time < error.times; time += 1) for (const id of await report(world, error)) ids.add(id);
    const groups = await world.em.find(ErrorGroup, { id: { $in: [...ids] } }, { refresh: true });
    for (const group of groups) group.moveTo(error.status, 'admin');
    await world.em.flush();
  }
}

async function report({ em }: DemoWorld, { message, route, severity }: DemoError): Promise<string[]> {
  const timestamp = new Date().toISOString();
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/150.0';
  const one = { message, severity, route, timestamp, userAgent, id: timestamp, type: 'javascript', resolved: false };
  const sent = SubmitErrorReport.parse({
    timestamp,
    userAgent,
    url: `https://portal.example${route}`,
    errors: [one],
    systemInfo: { platform: 'Win32', language: 'en-US', cookieEnabled: true, onLine: true },
  });
  const stored = ErrorReport.of(sent);
  const groupIds = await countInGroups(em, stored);
  stored.countIn(groupIds);
  await em.persist(stored).flush();
  return groupIds;
}
