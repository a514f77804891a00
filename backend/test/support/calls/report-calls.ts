import type { INestApplicationContext } from '@nestjs/common';
import type { GenerateReport, ReportName, ReportPreview, ReportRunView } from '@portal/contracts';
import { dayFromNow } from '@portal/testing/clock';
import { ReportRunProcessor } from '../../../src/modules/reports/runs/report-run.processor.js';
import { asBytes } from '../mail/as-bytes.js';
import type { TestApp } from '../create-test-app.js';
import { processJob } from '../jobs/process-job.js';
import { ReportRunOutbox } from '../../../src/modules/reports/runs/report-run-outbox.js';
import { FileStorage } from '../../../src/infrastructure/storage/file-storage.js';
import { REPORT_FILES } from '../../../src/modules/reports/runs/report-files.js';

type Headers = Record<string, string>;
type Asked = Pick<GenerateReport, 'definition'> & Partial<GenerateReport>;

/** Works off one run, as a worker does. */
export const makeRun = (app: INestApplicationContext, id: string): Promise<void> =>
  processJob(app, ReportRunProcessor, { run_id: id });

/** The names of all files that runs have stored. */
export async function storedReports(app: INestApplicationContext): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of app.get(FileStorage, { strict: false }).list(REPORT_FILES)) keys.push(key);
  return keys;
}

/** Takes a run as a worker that then dies or is slow. */
export async function claimRun(app: INestApplicationContext, id: string) {
  const claim = await app.get(ReportRunOutbox, { strict: false }).claim(id);
  if (claim.kind !== 'claimed') throw new Error(`The run was ${claim.kind}`);
  return claim.row;
}

/** The calls of reports by one person. */
export const reportCalls = ({ http, app }: TestApp, as: Headers) => ({
  async preview(asked: Omit<Asked, 'format'>): Promise<ReportPreview> {
    const { body } = await http.post('/api/v1/reports/preview').set(as).send(asked).expect(200);
    return (body as { data: ReportPreview }).data;
  },
  async generate(asked: Asked): Promise<ReportRunView> {
    const { body } = await http.post('/api/v1/reports/generate').set(as).send(asked).expect(201);
    return (body as { data: ReportRunView }).data;
  },
  async get(id: string): Promise<ReportRunView> {
    const { body } = await http.get(`/api/v1/reports/runs/${id}`).set(as).expect(200);
    return (body as { data: ReportRunView }).data;
  },
  /** Runs a report and answers its file. */
  async file(asked: Asked): Promise<{ run: ReportRunView; content: Buffer; type: string }> {
    const { id } = await this.generate(asked);
    await makeRun(app, id);
    const run = await this.get(id);
    const answer = await http.get(`/api/v1/reports/runs/${id}/file`).set(as).buffer(true).parse(asBytes).expect(200);
    return { run, content: answer.body as Buffer, type: String(answer.headers['content-type']) };
  },
});

const lastTenWeeks = { from: dayFromNow(-70), to: dayFromNow(0), bucket: 'week' } as const;

/** Reports over the last ten weeks, by the caller's name. */
export const figureCalls = <Name extends string>(app: TestApp, as: Record<Name, Headers>) => ({
  params: lastTenWeeks,
  show: (caller: Name, definition: ReportName, params: object = lastTenWeeks): Promise<ReportPreview> =>
    reportCalls(app, as[caller]).preview({ definition, params }),
  /** Longer than the 20 rows of a preview. */
  async whole(caller: Name, definition: ReportName) {
    const asked = { definition, params: lastTenWeeks, format: 'json' } as const;
    const { content } = await reportCalls(app, as[caller]).file(asked);
    return (JSON.parse(content.toString()) as { rows: Record<string, string | number | null>[] }).rows;
  },
});
