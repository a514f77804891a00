import { limits } from '@portal/contracts';
import { drawPdf } from '../infrastructure/pdf/drawing/draw-pdf.js';
import { appendPages } from '../infrastructure/pdf/worker-thread/append-pages.js';
import { receiveBytes } from '../infrastructure/storage/stored-files.js';
import { auditPage, dealPdf, type GeneratedKind, generatedTitle } from '../modules/deal-documents/deal-pdf.js';
import { DealDocument } from '../modules/deal-documents/index.js';
import { toDealView } from '../modules/deals/deal.view.js';
import { type Deal, findDealRow } from '../modules/deals/index.js';
import { datedAt } from './builders/persist-quietly.js';
import { demoDeals, type DemoDocument } from './demo-deals-table.js';
import { plainPdf } from './demo-files.js';
import type { DemoWorld } from './demo-world.js';

/** Makes the deals' documents, with their files. */
export async function loadDocuments(world: DemoWorld): Promise<void> {
  for (const [title, { documents = [] }] of Object.entries(demoDeals))
    for (const row of documents) await world.save(await documentOf(world, world.deals.named(title), row));
}

async function documentOf(world: DemoWorld, deal: Deal, row: DemoDocument): Promise<DealDocument> {
  const [kind, status, daysAgo, { reason = null } = {}] = row;
  const at = world.daysAgo(daysAgo);
  const { bytes, fileName, title, termsHash } = await fileOf(world, deal, row, at);
  const { storagePath, fileSize, sha256 } = await stored(world, bytes);
  const document = DealDocument.of(
    { dealId: deal.id, kind, title, termsHash },
    { fileName, fileType: 'application/pdf', fileSize, sha256, storagePath },
  );
  if (status !== 'draft') document.send();
  if (status === 'voided') document.void(reason);
  if (status === 'declined') document.decline(reason);
  if (status === 'signed') await sign(world, document, bytes, deal, at);
  return datedAt(Object.assign(document, status === 'draft' ? {} : { sentAt: at }), at);
}

/** The lines of an uploaded file; a quote or contract without them is written from the deal. */
async function fileOf({ em }: DemoWorld, deal: Deal, [kind, , , { title = kind, lines } = {}]: DemoDocument, at: Date) {
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

async function sign(world: DemoWorld, document: DealDocument, original: Buffer, deal: Deal, at: Date): Promise<void> {
  const signer = [...world.people.values()].find(({ id }) => id === deal.customerId);
  if (!signer) throw new Error(`The demo has no customer of ${deal.title}`);
  const [name, ip] = [`${signer.firstName} ${signer.lastName}`, '203.0.113.17'];
  const page = auditPage({ document, deal, signer: { name, account: signer.email }, at, ip });
  const { storagePath, fileSize, sha256 } = await stored(world, await appendPages(original, await drawPdf(page)));
  document.sign(document.sha256, {
    signerId: signer.id,
    signerName: name,
    signedAt: at,
    signedIp: ip,
    signedStoragePath: storagePath,
    signedSize: fileSize,
    signedSha256: sha256,
  });
}

async function stored({ services: { incoming, documentFiles } }: DemoWorld, bytes: Buffer) {
  const { path, size: fileSize, sha256 } = await receiveBytes(incoming, bytes, limits.attachmentBytes);
  return { storagePath: await documentFiles.keeping(path, (name) => Promise.resolve(name)), fileSize, sha256 };
}
