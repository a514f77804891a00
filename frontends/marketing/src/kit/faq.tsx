import { ChevronDown } from 'lucide-react';
import styles from './kit.module.css';

/** Questions that open by the browser's own means, each with its answer. */
export const Faq = ({ questions }: { questions: Readonly<Record<string, string>> }) => (
  <div className={styles.faq}>
    {Object.entries(questions).map(([question, answer]) => (
      <details key={question} className="line-below">
        <summary>
          {question}
          <ChevronDown size={20} strokeWidth={1.75} />
        </summary>
        <p className={`${styles.answer} muted`}>{answer}</p>
      </details>
    ))}
  </div>
);
