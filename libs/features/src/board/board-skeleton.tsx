import './board.css';

/** The board's place while its cards are on their way. */
export const BoardSkeleton = ({ label }: { label: string }) => (
  <div className="board__columns flex gap-12 shrinks" role="status" aria-busy="true" aria-label={label}>
    {[3, 4, 2, 2, 1].map((cards, column) => (
      <div key={column} className="board-column flex gap-4 shrinks" aria-hidden="true">
        <span className="skeleton-bar board-column__head gap-8 fixed" style={{ width: '45%' }} />
        {Array.from({ length: cards }, (_, card) => (
          <div key={card} className="board-card column frame gap-6 small">
            <span className="skeleton-bar" style={{ width: '30%' }} />
            <span className="skeleton-bar" style={{ width: '85%' }} />
            <span className="skeleton-bar" style={{ width: '55%' }} />
          </div>
        ))}
      </div>
    ))}
  </div>
);
