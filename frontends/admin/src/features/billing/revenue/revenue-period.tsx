import { Segmented } from 'antd';
import { useSearchParams } from 'react-router';

/** Months back from now, this one included. */
const periods = [6, 12, 24, 36] as const;
const USUAL = 12;

/** The period that the address names, in months; and the way to another. */
export function useRevenuePeriod(): [months: number, choose: (months: number) => void] {
  const [params, setParams] = useSearchParams();
  const named = Number(params.get('months'));
  const choose = (months: number): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (months === USUAL) next.delete('months');
        else next.set('months', String(months));
        return next;
      },
      { replace: true },
    );
  return [periods.find((months) => months === named) ?? USUAL, choose];
}

interface RevenuePeriodProps {
  value: number;
  onChange: (months: number) => void;
}

/** How far back the months go. */
export const RevenuePeriod = ({ value, onChange }: RevenuePeriodProps) => (
  <Segmented
    aria-label="Period"
    size="small"
    value={value}
    options={periods.map((months) => ({ value: months, label: `${months} mo`, title: `${months} months` }))}
    onChange={onChange}
  />
);
