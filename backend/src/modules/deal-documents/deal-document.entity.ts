import { p } from '@mikro-orm/core';
import {
  dealDocumentTransitions,
  DomainError,
  type DealDocumentKind,
  type DealDocumentStatus,
  type TransitionActor,
} from '@portal/contracts';
import { AggregateRoot, applyChanges, text, withProperties } from '../../infrastructure/database/aggregate-root.js';
import type { StoredFileProps } from '../../infrastructure/storage/stored-files.js';

/** What a document is, and of which deal. */
export type DocumentWish = Pick<DealDocument, 'dealId' | 'kind' | 'title' | 'termsHash'>;

/** A signature by click, with the signed file. */
export interface Signature {
  signerId: string;
  signerName: string;
  signedAt: Date;
  signedIp: string | null;
  signedStoragePath: string;
  /** Bytes. */
  signedSize: number;
  signedSha256: string;
}

/** A document of a deal; its file never changes, and once signed the row doesn't either (decisions, section 4). */
export class DealDocument extends withProperties(AggregateRoot, {
  dealId: p.uuid(),
  kind: text<DealDocumentKind>(),
  title: p.string(),
  status: text<DealDocumentStatus>().onCreate(() => 'draft'),
  fileName: p.string(),
  fileSize: p.bigint('number'),
  fileType: p.string(),
  storagePath: p.string(),
  sha256: p.string(),
  /** The hash of the deal's terms it was written from; null for an uploaded file. */
  termsHash: p.string().nullable(),
  sentAt: p.datetime().nullable(),
  signerId: p.uuid().nullable(),
  signerName: p.string().nullable(),
  signedAt: p.datetime().nullable(),
  signedIp: p.string().nullable(),
  signedStoragePath: p.string().nullable(),
  signedSize: p.bigint('number').nullable(),
  signedSha256: p.string().nullable(),
  reason: p.text().nullable(),
}) {
  static readonly tableName = 'deal_documents';

  /** A stored file as a draft, which the customer doesn't see. */
  static of(wish: DocumentWish, file: StoredFileProps): DealDocument {
    const document = Object.assign(new DealDocument(), wish, file);
    document.record('deal_document.created', { deal_id: wish.dealId, kind: wish.kind });
    return document;
  }

  /** @throws DomainError `deal_document.immutable` */
  rename(title: string): void {
    this.assertChangeable();
    const changes = applyChanges(this, { title }, { title: 'title' });
    if (Object.keys(changes).length > 0) this.record('deal_document.updated', { deal_id: this.dealId, changes });
  }

  /** Shows it to the customer. @throws DomainError `illegal_transition` */
  send(): void {
    this.moveTo('sent', 'admin');
    this.sentAt = new Date();
  }

  /** Takes it back for good. @throws DomainError `illegal_transition`; `deal_document.immutable` */
  void(reason: string | null): void {
    this.assertChangeable();
    this.moveTo('voided', 'admin', reason);
  }

  /**
   * The customer's signature under exactly the file that was read.
   * @throws DomainError `illegal_transition`; `deal_document.file_changed`
   */
  sign(readSha256: string, signature: Signature): void {
    this.assertSignable(readSha256);
    Object.assign(this, signature);
    this.moveTo('signed', 'anyone');
  }

  /** @throws DomainError `illegal_transition`; `deal_document.file_changed` */
  assertSignable(readSha256: string): void {
    dealDocumentTransitions.assert(this.status, 'signed', 'anyone');
    if (readSha256 !== this.sha256) throw new DomainError('deal_document.file_changed');
  }

  /** The customer doesn't sign. @throws DomainError `illegal_transition` */
  decline(reason: string | null): void {
    this.moveTo('declined', 'anyone', reason);
  }

  /** Takes a draft out of every list. @throws DomainError `deal_document.immutable`; `deal_document.not_draft` */
  remove(): void {
    this.assertChangeable();
    if (this.status !== 'draft') throw new DomainError('deal_document.not_draft');
    this.deletedAt = new Date();
    this.record('deal_document.deleted', { deal_id: this.dealId });
  }

  /** A deleted draft is there again. */
  restore(): void {
    this.deletedAt = null;
    this.record('deal_document.restored', { deal_id: this.dealId });
  }

  private assertChangeable(): void {
    if (this.status === 'signed') throw new DomainError('deal_document.immutable');
  }

  private moveTo(to: DealDocumentStatus, transitionActor: TransitionActor, reason: string | null = null): void {
    const from = this.status;
    dealDocumentTransitions.assert(from, to, transitionActor);
    this.status = to;
    this.reason = reason;
    this.record('deal_document.status_changed', { deal_id: this.dealId, from, to, reason });
  }
}
