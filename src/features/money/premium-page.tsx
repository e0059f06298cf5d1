import { AnswerPlace } from '../../data/answer-place.tsx';
import { useAnswer } from '../../data/use-answer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Benefits } from './benefits.tsx';
import { Orders } from './orders.tsx';
import styles from './premium-page.module.css';
import { SubscribeForm } from './subscribe-form.tsx';
import { SubscriptionState } from './subscription-state.tsx';

/** What premium gives, and getting or ending it. */
export default function PremiumPage() {
  const { t } = useTranslation();
  const answer = useAnswer({ key: 'premium' });
  return (
    <div className={styles['page']}>
      <PageHeader title={t('route.premium')} lead={t('premium.lead')} />
      <div className={styles['column']}>
        <AnswerPlace answer={answer} height="40rem">
          {({ answer: offer }) =>
            offer.subscription === null ? (
              <>
                <Benefits />
                <SubscribeForm offer={offer} onOutdated={answer.retry} />
              </>
            ) : (
              <>
                <SubscriptionState
                  subscription={offer.subscription}
                  plan={offer.plans.find(({ id }) => id === offer.subscription?.plan) ?? null}
                />
                <Benefits />
              </>
            )
          }
        </AnswerPlace>
        <Orders />
      </div>
    </div>
  );
}
