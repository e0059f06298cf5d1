import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { AnswerView } from '../../data/answer-view.tsx';
import { useAnswer } from '../../data/use-answer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { OfferFrame } from './offer-frame.tsx';
import { OrderForm } from './order-form.tsx';
import { type ReturnReason, returnState } from './return-reason.ts';
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
  const { row, load, retry } = answer;
  // Not kept in the URL: navigating would move the focus away from the list of methods.
  const [chosenMethod, setChosenMethod] = useState<string | null>(null);
  const pack = row?.answer.packs.find(({ id }) => id === creditId) ?? null;
  const isMethodKnown =
    paymentMethod === null || row?.answer.payment_methods.some(({ id }) => id === paymentMethod) === true;
  // A pack or method missing from the cached offer may be in the fresh one.
  const isSettled = row !== null && row !== undefined && load.status !== 'loading';
  const reason: ReturnReason | null = !isSettled
    ? null
    : pack === null
      ? 'unknown_pack'
      : isMethodKnown
        ? null
        : 'unknown_method';
  useEffect(() => {
    if (reason !== null) navigate(pathTo('/credits'), { replace: true, state: returnState(reason) });
  }, [reason, navigate]);
  const isReady = pack !== null && isMethodKnown;
  return (
    <OfferFrame title={t('route.order')}>
      <AnswerView
        answer={isReady || !row ? answer : { ...answer, row: undefined, load: { status: 'loading' } }}
        height="32rem"
      >
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
