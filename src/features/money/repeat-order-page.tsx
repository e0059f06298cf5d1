import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { AnswerView } from '../../data/answer-view.tsx';
import { useAnswer } from '../../data/use-answer.ts';
import { useCurrentRow } from '../../data/use-current-row.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { OfferFrame } from './offer-frame.tsx';
import { OrderForm } from './order-form.tsx';
import { repeatReturn, returnState } from './return-reason.ts';
import { useDiscountTerms } from './use-discount-terms.ts';

/**
 * Repeats the last credit order at today's price. Redirects to the list of packs if there is no last order or its pack
 * is no longer offered.
 */
export default function RepeatOrderPage() {
  const { t, formatDate } = useTranslation();
  const [, navigate] = useLocation();
  const { terms } = useDiscountTerms();
  const answer = useAnswer({ key: 'credits', terms });
  const { row, retry } = answer;
  const current = useCurrentRow(answer)?.answer ?? null;
  const [chosenMethod, setChosenMethod] = useState<string | null>(null);
  const last = row?.answer.last_order ?? null;
  const pack = last === null ? null : (row?.answer.packs.find(({ id }) => id === last.pack) ?? null);
  const lastMethod = row?.answer.payment_methods.find(({ id }) => id === last?.method)?.id ?? null;
  const reason = current === null ? null : repeatReturn(current);
  useEffect(() => {
    if (reason !== null) navigate(pathTo('/credits'), { replace: true, state: returnState(reason) });
  }, [reason, navigate]);
  return (
    <OfferFrame title={t('route.repeat_order')} lead={t('credits.repeat_lead')}>
      {/* A last order missing from the stored offer may be in the one that is asked for. */}
      <AnswerView answer={pack === null ? { ...answer, row: undefined } : answer} height="32rem" isPage>
        {(shown) =>
          pack !== null &&
          last !== null && (
            <OrderForm
              key={pack.id}
              offer={shown.answer}
              pack={pack}
              method={chosenMethod ?? lastMethod}
              onMethod={setChosenMethod}
              onOutdated={retry}
              note={t('credits.repeat_date', { date: formatDate(Date.parse(last.ordered_at), 'long') })}
            />
          )
        }
      </AnswerView>
    </OfferFrame>
  );
}
