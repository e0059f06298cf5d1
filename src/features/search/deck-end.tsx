import Layers from 'lucide-react/icons/layers';
import UserRoundSearch from 'lucide-react/icons/user-round-search';
import { PASS_DAYS } from '../../../worker/public/pass-row.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import styles from './deck.module.css';
import type { Deck } from './use-deck.ts';

interface DeckEndProps {
  deck: Pick<Deck, 'hasFurther' | 'total'>;
  /** Looks through more pages. */
  onFurther: () => void;
  onClose: () => void;
}

/** What a deck without a card shows: nobody was found, all are decided about, or more can be looked through. */
export function DeckEnd({ deck, onFurther, onClose }: DeckEndProps) {
  const { t } = useTranslation();
  if (deck.hasFurther)
    return (
      <EmptyState
        icon={<Layers />}
        title={t('deck.pause_title')}
        text={t('deck.pause_text')}
        action={
          <Button variant="primary" onClick={onFurther}>
            {t('deck.look_further')}
          </Button>
        }
      />
    );
  const isNobody = deck.total === 0;
  return (
    <EmptyState
      icon={isNobody ? <UserRoundSearch /> : <Layers />}
      title={t(isNobody ? 'search.none_title' : 'deck.end_title')}
      text={isNobody ? t('search.none_text') : t('deck.end_text', { days: PASS_DAYS })}
      action={
        <div className={styles['ways']}>
          <Button variant="primary" onClick={onClose}>
            {t('deck.change_search')}
          </Button>
          {!isNobody && (
            <ButtonLink href={pathTo('/likes/:type', { type: 'passed' })}>{t('deck.see_passed')}</ButtonLink>
          )}
        </div>
      }
    />
  );
}
