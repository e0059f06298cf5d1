import { choiceOf } from '../../templates/template-parts.ts';
import { classNames } from '../../ui/class-names.ts';
import { FacePlaces } from './face-places.tsx';
import styles from './more-members.module.css';
import faceStyles from './some-members.module.css';

/** The room of the row below a profile until it is read: what stands below it does not move. */
export function MorePlaces() {
  return (
    <div className={styles['more']} aria-busy="true">
      <div className={styles['title']} aria-hidden="true">
        {' '}
      </div>
      {choiceOf('moreMembers') === 'cards' ? (
        <div className={styles['cards']} />
      ) : (
        <ul className={classNames(faceStyles['row'], styles['faces'])}>
          <FacePlaces />
        </ul>
      )}
    </div>
  );
}
