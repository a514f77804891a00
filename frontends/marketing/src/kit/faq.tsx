import { ChevronDown } from 'lucide-react';
import styles from './kit.module.css';

export interface Question {
  question: string;
  answer: string;
}

/** Questions that open by the browser's own means. */
export function Faq({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles.faq}>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            {question}
            <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
