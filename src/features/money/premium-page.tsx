import { useState } from 'react';
import type { PremiumOffer } from '../../../worker/public/rows.ts';
import { AnswerView, isSettled } from '../../data/answer-view.tsx';
import { calls } from '../../data/calls.ts';
import { useOwnUser } from '../../data/own-account.tsx';
import { useAtServerTime } from '../../data/server-time.ts';
import { toldOnce } from '../../data/told-once.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useQuery } from '../../routing/use-query.ts';
import { Banner } from '../../ui/banner.tsx';
import { Benefits } from './benefits.tsx';
import { DiscountCodeField } from './discount-code-field.tsx';
import { DiscountLines } from './discount-lines.tsx';
import { OfferFrame, OfferPair, OfferSkeleton, OfferSplit } from './offer-frame.tsx';
import { Orders } from './orders.tsx';
import { PremiumPerks } from './premium-perks.tsx';
import { SubscribeForm } from './subscribe-form.tsx';
import { SubscriptionState } from './subscription-state.tsx';
import { useDiscountTerms } from './use-discount-terms.ts';
import { useRenewOnce } from './use-renew-once.ts';

/** The benefits of premium, and buying or cancelling it. */
export default function PremiumPage() {
  const { t } = useTranslation();
  // The order was refused because the member already has premium. The refetch replaces the form with that subscription.
  const [isRefusedAsOwned, setRefusedAsOwned] = useState(false);
  // "Pay again" in the list below chooses another plan on this page.
  const search = useQuery();
  const { terms, keepCode } = useDiscountTerms();
  const answer = useAnswer({ key: 'premium', terms });
  const orders = useAnswer({ key: 'transactions' });
  const told = toldOnce(answer, orders);
  // Premium was bought, ended or withdrawn elsewhere: either the poll or this page notices first, so refetch both.
  const isPremium = useOwnUser()?.paid_user ?? null;
  const hasSubscription = answer.row ? answer.row.answer.subscription !== null : null;
  const isOutdated =
    answer.load.status === 'fetched' && isPremium !== null && hasSubscription !== null && isPremium !== hasSubscription;
  const { retry } = answer;
  const renew = () => {
    void calls.refresh();
    retry();
  };
  useRenewOnce(isOutdated ? String(isPremium) : null, renew);
  // Refetch if the subscription expires while the page is open.
  const endsAt = answer.row?.answer.subscription?.ends_at ?? null;
  const isOver = useAtServerTime((nowMs) => endsAt !== null && Date.parse(endsAt) <= nowMs);
  useRenewOnce(answer.load.status === 'fetched' && isOver ? endsAt : null, renew);
  return (
    <OfferFrame
      title={t('route.premium')}
      lead={t('premium.lead')}
      scene="key"
      below={isSettled(told.first) && <Orders answer={orders} isFailureTold={told.isSecondTold} />}
    >
      <AnswerView answer={told.first} height="40rem" isPage skeleton={<OfferSkeleton kind="plans" />}>
        {({ answer: offer }) =>
          offer.subscription === null ? (
            <>
              <PremiumPerks />
              <EndNotice ended={offer.ended ?? null} />
              <DiscountLines offer={{ discount: offer.discount, time_bonus: null }} />
              <OfferPair>
                <SubscribeForm
                  key={search}
                  offer={offer}
                  onOutdated={(problem) => {
                    setRefusedAsOwned(problem.status === 'refused' && problem.error === 'already_premium');
                    retry();
                  }}
                />
                <OfferSplit aside={<DiscountCodeField terms={terms} onCode={keepCode} />}>
                  <Benefits />
                </OfferSplit>
              </OfferPair>
            </>
          ) : (
            <>
              {isRefusedAsOwned && (
                <Banner tone="info" role="status">
                  {t('premium.problem_already')}
                </Banner>
              )}
              <OfferSplit aside={<Benefits />}>
                <SubscriptionState
                  subscription={offer.subscription}
                  plan={offer.plans.find(({ id }) => id === offer.subscription?.plan) ?? null}
                  onOutdated={renew}
                />
              </OfferSplit>
            </>
          )
        }
      </AnswerView>
    </OfferFrame>
  );
}

/** Notice of how the member's premium ended; null if there was none or an older version stored the answer. */
function EndNotice({ ended }: { ended: PremiumOffer['ended'] }) {
  const { t, formatDate } = useTranslation();
  if (ended === null) return null;
  const { because, ended_at: endedAt } = ended;
  return (
    <Banner tone={because === 'not_paid' ? 'warning' : 'info'} role="status">
      {t(`premium.ended_${because}`, { date: formatDate(Date.parse(endedAt), 'long') })}
    </Banner>
  );
}
