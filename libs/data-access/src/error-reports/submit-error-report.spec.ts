import { limits, type SubmitErrorReport, SubmitErrorReport as schema } from '@portal/contracts';
import { api } from '../http/api.js';
import { submitErrorReport } from './submit-error-report.js';

const report = (count: number): SubmitErrorReport => ({
  timestamp: '2026-03-31T14:05:00.000Z',
  userAgent: 'x'.repeat(5_000),
  url: `https://portal.example/?data=${'x'.repeat(5_000)}`,
  systemInfo: { platform: 'Linux', language: 'en-US', cookieEnabled: true, onLine: true },
  errors: Array.from({ length: count }, (_, index) => ({
    id: `error-${index}`,
    timestamp: '2026-03-31T14:04:58.000Z',
    route: `/${'x'.repeat(5_000)}`,
    userAgent: 'x'.repeat(5_000),
    type: 'javascript',
    message: 'x'.repeat(9_000),
    stack: 'x'.repeat(90_000),
    severity: 'high',
    resolved: false,
  })),
});

const sent = async (given: SubmitErrorReport): Promise<SubmitErrorReport> => {
  const post = jest.spyOn(api, 'POST').mockResolvedValue({
    data: { data: { reportId: '0199' } },
    response: new Response(null, { status: 201 }),
  });
  expect(await submitErrorReport(given)).toEqual({ reportId: '0199' });
  const [, options] = post.mock.lastCall as unknown as [string, { body: SubmitErrorReport }];
  return options.body;
};

describe('a report of errors (specification, sections 7 and 9)', () => {
  it('is cut to what the server takes, however much there is to tell', async () => {
    const body = await sent(report(70));
    expect(schema.safeParse(body).success).toBe(true);
    expect(body.errors).toHaveLength(limits.reportedErrors);
    expect(body.errors.at(-1)?.id).toBe('error-69');
    expect(JSON.stringify(body).length).toBeLessThan(256 * 1024);
  });

  it('leaves older errors behind where they wouldn’t fit', async () => {
    const given = report(50);
    const context = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`note ${index}`, 'ü'.repeat(1_000)]));
    const body = await sent({ ...given, errors: given.errors.map((error) => ({ ...error, context })) });
    expect(body.errors.at(-1)?.id).toBe('error-49');
    expect(new TextEncoder().encode(JSON.stringify(body)).length).toBeLessThan(256 * 1024);
  });
});
