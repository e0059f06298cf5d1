import Bike from 'lucide-react/icons/bike';
import Building2 from 'lucide-react/icons/building-2';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Cat from 'lucide-react/icons/cat';
import Coffee from 'lucide-react/icons/coffee';
import Compass from 'lucide-react/icons/compass';
import CookingPot from 'lucide-react/icons/cooking-pot';
import Dog from 'lucide-react/icons/dog';
import Handshake from 'lucide-react/icons/handshake';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import Landmark from 'lucide-react/icons/landmark';
import Laugh from 'lucide-react/icons/laugh';
import Mars from 'lucide-react/icons/mars';
import MessagesSquare from 'lucide-react/icons/messages-square';
import MoonStar from 'lucide-react/icons/moon-star';
import Mountain from 'lucide-react/icons/mountain';
import Shuffle from 'lucide-react/icons/shuffle';
import Sofa from 'lucide-react/icons/sofa';
import Sparkles from 'lucide-react/icons/sparkles';
import Sprout from 'lucide-react/icons/sprout';
import Sunrise from 'lucide-react/icons/sunrise';
import Trees from 'lucide-react/icons/trees';
import UsersRound from 'lucide-react/icons/users-round';
import Utensils from 'lucide-react/icons/utensils';
import Venus from 'lucide-react/icons/venus';
import Waves from 'lucide-react/icons/waves';
import type { ComponentType } from 'react';
import styles from './answer-drawing.module.css';

/** What is drawn for the answers that sites usually offer; the values are the backend's. */
const MOTIFS = new Map<string, ComponentType>([
  ['women', Venus],
  ['men', Mars],
  ['everyone', UsersRound],
  ['early', Sunrise],
  ['late', MoonStar],
  ['outdoors', Trees],
  ['city', Building2],
  ['home', House],
  ['sea', Waves],
  ['mountains', Mountain],
  ['cities', Landmark],
  ['anywhere', Compass],
  ['cook', CookingPot],
  ['eat_out', Utensils],
  ['order', Bike],
  ['planned', CalendarCheck],
  ['spontaneous', Shuffle],
  ['dog', Dog],
  ['cat', Cat],
  ['none', Sprout],
  ['deep', MessagesSquare],
  ['light', Laugh],
  ['silence', Sofa],
  ['friendship', Handshake],
  ['dating', Coffee],
  ['relationship', Heart],
]);

/** A drawing for an answer, in the colours of its place among the others; sparks for an answer nobody drew. */
export default function AnswerDrawing({ value, position }: { value: string; position: number }) {
  const Motif = MOTIFS.get(value) ?? Sparkles;
  return (
    <span className={styles['drawing']} data-place={position % 4} aria-hidden="true">
      <Motif />
    </span>
  );
}
