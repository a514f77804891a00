import { useSearchParams } from 'react-router';

/** The webhook that is open over a list, named in the address: `?delivery=`. */
export function useOpenDelivery(): { openId: string | undefined; open: (id: string | undefined) => void } {
  const [params, setParams] = useSearchParams();
  return {
    openId: params.get('delivery') ?? undefined,
    open: (id) =>
      setParams(
        (before) => {
          if (id) before.set('delivery', id);
          else before.delete('delivery');
          return before;
        },
        { preventScrollReset: true },
      ),
  };
}
