import { brand, signingConsent } from '@portal/contracts';
import { BUSINESS_ZONE } from '../../infrastructure/database/time/business-time.js';
import { letterheadOf, type PdfContent } from '../../infrastructure/pdf/index.js';
import { formatInstant } from '../../infrastructure/wording/american-formats.js';

/** What the page behind a signed document states. */
export interface SigningRecord {
  document: { title: string; fileName: string; fileSize: number; sha256: string };
  deal: { number: string; title: string };
  signer: { name: string; account: string };
  at: Date;
  ip: string | null;
}

/** The page behind a signed document: signer, time, client address and the hash of the file (decisions 4.52). */
export const auditPage = ({ document, deal, signer, at, ip }: SigningRecord): PdfContent => ({
  title: `Signature record of ${document.title}`,
  at,
  isAppendix: true,
  letterhead: letterheadOf(),
  blocks: [
    { type: 'head', kind: 'Signature record', number: deal.number },
    { type: 'heading', text: 'The signature' },
    {
      type: 'facts',
      facts: [
        ['Signed by', signer.name],
        ['Account', signer.account],
        ['Signed at', `${formatInstant(at, 'UTC')}\n${formatInstant(at, BUSINESS_ZONE)}`],
        ['IP address', ip ?? 'unknown'],
        ['Method', `By click in the customer portal of ${brand.name}, signed in`],
        ['Consent', `“${signingConsent}”`],
      ],
    },
    { type: 'heading', text: 'The document' },
    {
      type: 'facts',
      facts: [
        ['Title', document.title],
        ['Deal', `${deal.number}, ${deal.title}`],
        ['File', `${document.fileName}, ${document.fileSize} bytes`],
        ['SHA-256', document.sha256],
      ],
    },
    {
      type: 'small',
      text:
        `This page was added to the end of the file when it was signed. The first ${document.fileSize} bytes of this file are ` +
        'the document that was read and signed, unchanged: their SHA-256 is the one above.',
    },
  ],
});
