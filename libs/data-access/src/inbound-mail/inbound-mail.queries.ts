import { useMutation } from '@tanstack/react-query';
import type { Filter } from '../http/api-types.js';
import { api, bodyOf } from '../http/api.js';
import { pageQuery } from '../query/calls.js';
import { defineResource } from '../query/define-resource.js';
import { keys } from '../query/keys.js';

const inboundMails = defineResource('/api/v1/support/inbound-mails', {
  key: keys.inboundMails,
  related: [keys.supportTickets, keys.comments],
});

/** Mails that were received for support; for admins. */
export const inboundMailQueries = inboundMails.queries;

/** Admin: marks a mail as junk, or takes it back to those that wait. */
export const { useUpdate: useUpdateInboundMail } = inboundMails;

/** Admin: makes a mail a message of a ticket. */
export const useFileInboundMail = inboundMails.step('file');

/** Where a mail is downloaded as it arrived. */
export const originalMailHref = (id: string): string => `/api/v1/support/inbound-mails/${id}/original`;

/** Admin: fetches a mail as it arrived; fails with the server's sentence where malware is found in it. */
export const useOriginalMail = () =>
  useMutation({
    mutationFn: (id: string) =>
      bodyOf(api.GET('/api/v1/support/inbound-mails/{id}/original', { params: { path: { id } }, parseAs: 'blob' })),
  });

/** Mails that were not taken because there were too many; for admins. */
export const refusedMailQueries = {
  list: (filter: Filter<'/api/v1/support/refused-mails'>) =>
    pageQuery([...keys.refusedMails, 'list', filter], '/api/v1/support/refused-mails', { query: filter }),
};
