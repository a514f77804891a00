import './tasks.css';

/** How much of the project a task is, from 1 to 13. */
export const WeightBadge = ({ weight }: { weight: number }) => (
  <span className="weight-badge strong numeric" title={`Weight ${weight} of 13: how much of the project this is`}>
    <span className="visually-hidden">Weight </span>
    {weight}
  </span>
);
