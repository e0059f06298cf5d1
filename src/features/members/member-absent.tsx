import CloudOff from 'lucide-react/icons/cloud-off';
import UserRoundX from 'lucide-react/icons/user-round-x';
import { type FetchState, troubleIn } from '../../data/use-fetch.ts';
import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useRetryInPlace, useSaidAbove } from '../../ui/own-retry.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { FacesHeading, FewFaces } from './few-faces.tsx';

type MemberAbsence = 'missing' | 'gone' | 'offline' | 'failed';

const WORDS: Record<MemberAbsence, { title: MessageId; text: MessageId }> = {
  missing: { title: 'member.missing_title', text: 'member.missing_text' },
  gone: { title: 'member.gone_title', text: 'member.gone_text' },
  offline: { title: 'member.offline_title', text: 'member.offline_text' },
  failed: { title: 'member.failed_title', text: 'member.failed_text' },
};

export function absenceOf(load: FetchState): MemberAbsence {
  return load.status === 'missing' || load.status === 'gone' ? load.status : (troubleIn(load) ?? 'failed');
}

interface MemberAbsentProps {
  absence: MemberAbsence;
  /** Required if the absence may be temporary: `offline` or `failed`. */
  onRetry?: () => void;
  isMember?: boolean;
}

/** Explains why a profile cannot be shown and offers a next step. */
export function MemberAbsent({ absence, onRetry, isMember = true }: MemberAbsentProps) {
  const { t } = useTranslation();
  const retry = useRetryInPlace(() => onRetry?.());
  const said = useSaidAbove();
  const isPassing = absence === 'offline' || absence === 'failed';
  return (
    <>
      {/* What is seen says it at once. */}
      <h1 tabIndex={-1}>
        <VisuallyHidden>{t('member.title')}</VisuallyHidden>
      </h1>
      <Card>
        <EmptyState
          isTrouble={isPassing}
          icon={isPassing ? <CloudOff /> : <UserRoundX />}
          title={t(WORDS[absence].title)}
          text={(absence === 'failed' ? said : null) ?? t(WORDS[absence].text)}
          action={
            isPassing ? (
              retry !== null && (
                <Button variant="primary" onClick={retry}>
                  {t('ui.retry')}
                </Button>
              )
            ) : (
              <ButtonLink variant="primary" href={isMember ? pathTo('/search') : pathTo('/')}>
                {t(isMember ? 'member.to_search' : 'error.to_index')}
              </ButtonLink>
            )
          }
        />
        {isMember && !isPassing && <FewFaces heading={<FacesHeading />} />}
      </Card>
    </>
  );
}
