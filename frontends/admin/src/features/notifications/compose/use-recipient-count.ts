import { broadcastAudience, type BroadcastAudience } from '@portal/contracts';
import { recipientCountQuery } from '@portal/data-access';
import { useQuery } from '@tanstack/react-query';

const anybody: BroadcastAudience = { kind: 'role', role: 'customer' };

/** How many people a choice is; asked once it is whole. */
export function useRecipientCount(audience: BroadcastAudience | undefined) {
  const chosen = broadcastAudience.safeParse(audience);
  return useQuery({ ...recipientCountQuery(chosen.data ?? anybody), enabled: chosen.success });
}

export type RecipientCountResult = ReturnType<typeof useRecipientCount>;
