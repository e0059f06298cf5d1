import { DrawnMan, DrawnWoman } from '../site/drawn-people.tsx';
import styles from './answer-drawing.module.css';
import AnswerMotif from './answer-motif.tsx';

/** Who is drawn for an answer that names people, from the left. */
const PEOPLE: ReadonlyMap<string, readonly ('woman' | 'man')[]> = new Map([
  ['women', ['woman']],
  ['men', ['man']],
  ['everyone', ['woman', 'man']],
]);
/** Of one person, from the one to the next, and of the part of them that is shown. */
const PERSON_STEP = 132;
const PERSON_WIDTH = 216;
const PEOPLE_HEIGHT = 244;

/** A drawing for an answer, in the colours of its place among the others; a spark for an answer nobody drew. */
export default function AnswerDrawing({ value, position }: { value: string; position: number }) {
  const people = PEOPLE.get(value);
  return (
    <span className={styles['drawing']} data-place={position % 4} aria-hidden="true">
      {people !== undefined ? (
        <svg
          className={styles['people']}
          viewBox={`0 30 ${PERSON_WIDTH + (people.length - 1) * PERSON_STEP} ${PEOPLE_HEIGHT}`}
          preserveAspectRatio="xMidYMax meet"
          aria-hidden="true"
          focusable="false"
        >
          {people.map((one, index) => (
            <g key={one} transform={`translate(${index * PERSON_STEP} 0)`}>
              {one === 'woman' ? <DrawnWoman /> : <DrawnMan />}
            </g>
          ))}
        </svg>
      ) : (
        <AnswerMotif value={value} />
      )}
    </span>
  );
}
