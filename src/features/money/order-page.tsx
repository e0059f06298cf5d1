import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { AnswerView } from '../../data/answer-view.tsx';
import { useAnswer } from '../../data/use-answer.ts';
import { useCurrentRow } from '../../data/use-current-row.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { OfferFrame } from './offer-frame.tsx';
import { OrderForm } from './order-form.tsx';
import { orderReturn, returnState } from './return-reason.ts';
import { useDiscountTerms } from './use-discount-terms.ts';

interface OrderPageProps {
  creditId: number;
  paymentMethod: string | null;
}

/** Checkout for one pack. Redirects to the list of packs if the pack or payment method is not offered. */
export default function OrderPage({ creditId, paymentMethod }: OrderPageProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const { terms } = useDiscountTerms();
  const answer = useAnswer({ key: 'credits', terms });
  const { row, retry } = answer;
  const current = useCurrentRow(answer)?.answer ?? null;
  // Not kept in the URL: navigating would move the focus away from the list of methods.
  const [chosenMethod, setChosenMethod] = useState<string | null>(null);
  const pack = row?.answer.packs.find(({ id }) => id === creditId) ?? null;
  const reason = current === null ? null : orderReturn(current, creditId, paymentMethod);
  useEffect(() => {
    if (reason !== null) navigate(pathTo('/credits'), { replace: true, state: returnState(reason) });
  }, [reason, navigate]);
  const isReady = row ? orderReturn(row.answer, creditId, paymentMethod) === null : false;
  return (
    <OfferFrame title={t('route.order')}>
      {/* A pack or method missing from the stored offer may be in the one that is asked for. */}
      <AnswerView answer={isReady ? answer : { ...answer, row: undefined }} height="32rem" isPage>
        {(shown) =>
          pack !== null && (
            <OrderForm
              key={pack.id}
              offer={shown.answer}
              pack={pack}
              method={chosenMethod ?? paymentMethod}
              onMethod={setChosenMethod}
              onOutdated={retry}
            />
          )
        }
      </AnswerView>
    </OfferFrame>
  );
}
