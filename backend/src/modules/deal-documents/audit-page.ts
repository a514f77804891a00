import { brand, signingConsent } from '@portal/contracts';
import { BUSINESS_ZONE } from '../../infrastructure/database/business-time.js';
import { drawPdf } from '../../infrastructure/pdf/index.js';
import { instantWords } from '../../infrastructure/wording/american-words.js';

/** What the page behind a signed document tells of its signing. */
export interface SigningFacts {
  document: { title: string; fileName: string; fileSize: number; sha256: string };
  deal: { number: string; title: string };
  signer: { name: string; account: string };
  at: Date;
  ip: string | null;
}

/** The page that is added behind a document when it is signed: by whom, when, from where, and which file exactly. */
export function drawAuditPage({ document, deal, signer, at, ip }: SigningFacts): Promise<Buffer> {
  return drawPdf({ title: `Signature record of ${document.title}`, at, isAppendix: true }, (sheet) => {
    sheet.head('Signature record', deal.number);
    sheet.heading('The signature');
    sheet.facts([
      ['Signed by', signer.name],
      ['Account', signer.account],
      ['Signed at', `${instantWords(at, 'UTC')}\n${instantWords(at, BUSINESS_ZONE)}`],
      ['IP address', ip ?? 'unknown'],
      ['Method', `By click in the customer portal of ${brand.name}, signed in`],
      ['Consent', `“${signingConsent}”`],
    ]);
    sheet.heading('The document');
    sheet.facts([
      ['Title', document.title],
      ['Deal', `${deal.number}, ${deal.title}`],
      ['File', `${document.fileName}, ${document.fileSize} bytes`],
      ['SHA-256', document.sha256],
    ]);
    sheet.small(
      `This page was added to the end of the file when it was signed. The first ${document.fileSize} bytes of this file are ` +
        'the document that was read and signed, unchanged: their SHA-256 is the one above.',
    );
  });
}
