import { broadcastAudience, type BroadcastAudience, type NotificationCategory } from '@portal/contracts';
import { recipientCountQuery } from '@portal/data-access';
import { useQuery } from '@tanstack/react-query';

const anybody: BroadcastAudience = { kind: 'role', role: 'customer' };

/** How many people a choice is, and when mail of the category would reach them; asked once it is whole. */
export function useRecipientCount(audience: BroadcastAudience | undefined, category: NotificationCategory) {
  const chosen = broadcastAudience.safeParse(audience);
  return useQuery({ ...recipientCountQuery(chosen.data ?? anybody, category), enabled: chosen.success });
}

export type RecipientCountResult = ReturnType<typeof useRecipientCount>;
