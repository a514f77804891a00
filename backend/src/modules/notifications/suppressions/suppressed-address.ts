/**
 * SQL for whether no mail is sent to an address because mails came back from it (decisions 6.41).
 * @param address a column, from code
 */
export const isSuppressedAddress = (address: string): string =>
  `exists (select 1 from mail_suppressions as s
     where s.address = ${address} and s.kind = 'bounces' and s.status = 'suppressed')`;
