import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { limits } from '@portal/contracts';
import { drawPdf } from '../../infrastructure/pdf/drawing/draw-pdf.js';
import { appendPages } from '../../infrastructure/pdf/thread/append-pages.js';
import type { IncomingFiles } from '../../infrastructure/storage/incoming-files.js';
import { receiveBytes } from '../../infrastructure/storage/stored-files.js';
import { auditPage } from '../../modules/deal-documents/audit-page.js';
import { dealPdf, type GeneratedKind, generatedTitle } from '../../modules/deal-documents/deal-pdf.js';
import { DealDocument, type DocumentFiles } from '../../modules/deal-documents/index.js';
import { toDealView } from '../../modules/deals/deal.view.js';
import { type Deal, findDealRow } from '../../modules/deals/index.js';
import type { User } from '../../modules/users/index.js';
import type { DemoAgreements } from './demo-deal-rows.js';
import { daysBefore } from '../time/office-time.js';
import { demoDeals, type DemoDocument } from '../demo-deals.js';
import { plainPdf } from '../demo-files.js';
import { persistQuietly } from '../persist-quietly.js';

interface Scene {
  people: ReadonlyMap<string, User>;
  now: Date;
  incoming: IncomingFiles;
  files: DocumentFiles;
}

interface DemoFile {
  bytes: Buffer;
  fileName: string;
  title: string;
  termsHash: string | null;
}

/** Makes the deals' documents, with their files. */
export async function loadDocuments(em: EntityManager, { deals }: DemoAgreements, scene: Scene): Promise<void> {
  for (const { title, documents = [] } of demoDeals) {
    const deal = deals.get(title);
    if (!deal) throw new Error(`The demo has no ${title}`);
    for (const story of documents) persistQuietly(em, [await documentOf(em, deal, story, scene)]);
    await em.flush();
  }
}

async function documentOf(em: EntityManager, deal: Deal, story: DemoDocument, scene: Scene): Promise<DealDocument> {
  const at = daysBefore(scene.now, story.daysAgo);
  const { bytes, title, termsHash, fileName } = await fileOf(em, deal, story, at);
  const stored = await storedAs(bytes, scene);
  const facts = { fileName, fileType: 'application/pdf', fileSize: bytes.length, sha256: sha256Of(bytes) };
  const { kind, status, reason = null } = story;
  const document = DealDocument.of(
    { dealId: deal.id, kind, title: story.title ?? title, termsHash },
    { ...facts, storagePath: stored },
  );
  if (status !== 'draft') document.send();
  if (status === 'voided') document.void(reason);
  if (status === 'declined') document.decline(reason);
  if (status === 'signed') await sign(document, bytes, deal, at, scene);
  return Object.assign(document, { createdAt: at, updatedAt: at, ...(status === 'draft' ? {} : { sentAt: at }) });
}

async function fileOf(
  em: EntityManager,
  deal: Deal,
  { kind, title = kind, lines }: DemoDocument,
  at: Date,
): Promise<DemoFile> {
  if (lines) return { bytes: plainPdf(lines), fileName: `${title}.pdf`, title, termsHash: null };
  const row = await findDealRow(em, deal.id);
  if (!row) throw new Error(`The demo has no ${deal.title}`);
  const view = toDealView(row);
  const generated = kind as GeneratedKind;
  return {
    bytes: await drawPdf(dealPdf(generated, view, at)),
    fileName: `${kind}-${view.number}.pdf`,
    title: generatedTitle(generated, view),
    termsHash: view.terms_hash,
  };
}

async function sign(document: DealDocument, original: Buffer, deal: Deal, at: Date, scene: Scene): Promise<void> {
  const signer = [...scene.people.values()].find(({ id }) => id === deal.customerId);
  if (!signer) throw new Error(`The demo has no customer of ${deal.title}`);
  const [signerName, signedIp] = [`${signer.firstName} ${signer.lastName}`, '203.0.113.17'];
  const page = auditPage({
    document,
    deal,
    signer: { name: signerName, account: signer.email },
    at,
    ip: signedIp,
  });
  const bytes = await appendPages(original, await drawPdf(page));
  document.sign(document.sha256, {
    signerId: signer.id,
    signerName,
    signedAt: at,
    signedIp,
    signedStoragePath: await storedAs(bytes, scene),
    signedSize: bytes.length,
    signedSha256: sha256Of(bytes),
  });
}

async function storedAs(bytes: Buffer, { incoming, files }: Scene): Promise<string> {
  const { path } = await receiveBytes(incoming, bytes, limits.attachmentBytes);
  return files.keeping(path, (storagePath) => Promise.resolve(storagePath));
}

const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
