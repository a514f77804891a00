import type { INestApplicationContext } from '@nestjs/common';
import type { CreateDataExport, DataExportView } from '@portal/contracts';
import { FileStorage } from '../../../src/infrastructure/storage/file-storage.js';
import { EXPORT_FILES, ExportOutbox } from '../../../src/modules/exports/runs/export-outbox.js';
import { ExportProcessor } from '../../../src/modules/exports/runs/export.processor.js';
import { asBytes } from '../mail/as-bytes.js';
import type { TestApp } from '../create-test-app.js';
import { processJob } from '../jobs/process-job.js';
import { unzip } from '../mail/unzip.js';

type Headers = Record<string, string>;
type Asked = Partial<CreateDataExport>;

/** Works off one export, as a worker does. */
export const makeExport = (app: INestApplicationContext, id: string): Promise<void> =>
  processJob(app, ExportProcessor, { export_id: id });

/** The names of all archives that are stored. */
export async function storedExports(app: INestApplicationContext): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of app.get(FileStorage, { strict: false }).list(EXPORT_FILES)) keys.push(key);
  return keys;
}

/** Takes an export as a worker that then dies or is slow. */
export async function claimExport(app: INestApplicationContext, id: string) {
  const claim = await app.get(ExportOutbox, { strict: false }).claim(id);
  if (claim.kind !== 'claimed') throw new Error(`The export was ${claim.kind}`);
  return claim.row;
}

/** What an archive holds: its files, and its tables by name. */
export class OpenExport {
  constructor(readonly files: ReadonlyMap<string, Buffer>) {}

  text(path: string): string {
    const content = this.files.get(path);
    if (!content) throw new Error(`${path} is not in the archive, which has ${[...this.files.keys()].join(', ')}`);
    return content.toString('utf8');
  }

  table(name: string): Record<string, unknown>[] {
    return JSON.parse(this.text(`json/${name}.json`)) as Record<string, unknown>[];
  }

  get manifest() {
    return JSON.parse(this.text('manifest.json')) as {
      kind: string;
      subject: string;
      made_for: string;
      tables: { name: string; row_count: number; internal_columns: string[]; json: string; csv: string }[];
      files: { path: string; size: number; sha256: string; is_internal: boolean }[];
      missing_files: { path: string; reason: string; is_internal: boolean }[];
    };
  }
}

/** The calls of exports by one person. */
export const exportCalls = ({ http, app }: Pick<TestApp, 'http' | 'app'>, as: Headers) => ({
  async ask(asked: Asked = {}): Promise<DataExportView> {
    const { body } = await http.post('/api/v1/exports').set(as).send(asked).expect(201);
    return (body as { data: DataExportView }).data;
  },
  async get(id: string): Promise<DataExportView> {
    const { body } = await http.get(`/api/v1/exports/${id}`).set(as).expect(200);
    return (body as { data: DataExportView }).data;
  },
  async list(query = ''): Promise<DataExportView[]> {
    const { body } = await http.get(`/api/v1/exports?${query}`).set(as).expect(200);
    return (body as { data: DataExportView[] }).data;
  },
  /** Asks for an export, makes and opens it. */
  async open(asked: Asked = {}): Promise<{ made: DataExportView; archive: OpenExport; content: Buffer }> {
    const { id } = await this.ask(asked);
    await makeExport(app, id);
    const made = await this.get(id);
    const answer = await http.get(`/api/v1/exports/${id}/file`).set(as).buffer(true).parse(asBytes).expect(200);
    const content = answer.body as Buffer;
    return { made, content, archive: new OpenExport(await unzip(content)) };
  },
});
