import type { WeightAnalytics } from '@portal/contracts';
import { Meter } from '@portal/ui-antd';
import './weights.css';

type Share = WeightAnalytics['by_status'][number];

interface ShareBarsProps {
  title: string;
  shares: readonly Share[];
  /** Whether done weight is shown apart; not where each row is all done or all open. */
  showDone?: boolean;
}

/** Weight by one dimension: a table whose rows are also bars, the done part filled. */
export function ShareBars({ title, shares, showDone = true }: ShareBarsProps) {
  const rows = shares.filter(({ total }) => total > 0);
  const most = Math.max(1, ...rows.map(({ total }) => total));
  return (
    <table className="share-bars">
      <caption className="share-bars__title">{title}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{title.replace('By ', '')}</th>
          <th scope="col">{showDone ? 'Done weight of total' : 'Weight'}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, total, done }) => (
          <tr key={key}>
            <th scope="row" className="share-bars__label" title={label}>
              {label}
            </th>
            <td className="share-bars__figure">
              <span className="share-bars__track" style={{ width: `${(total / most) * 100}%` }}>
                <Meter kind="share" percent={showDone ? (done / total) * 100 : key === 'done' ? 100 : 0} />
              </span>
              {showDone ? `${done} of ${total}` : total}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
