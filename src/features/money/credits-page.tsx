import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { CreditOffer } from '../../../worker/public/rows.ts';
import { AnswerView, isSettled } from '../../data/answer-view.tsx';
import { useOwnUser, useSiteSettings } from '../../data/own-account.tsx';
import { useAtServerTime } from '../../data/server-time.ts';
import { useSession } from '../../data/session-store.ts';
import { toldOnce } from '../../data/told-once.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { useConnectionTrouble } from '../../data/use-connection-trouble.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { choiceOf } from '../../templates/template-parts.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { useMatches } from '../../ui/use-matches.ts';
import { chatAfterTopUp } from '../chat/top-up-return.ts';
import { useIsMessagingFree } from '../site/message-costs.ts';
import { Balance } from './balance.tsx';
import styles from './credits-page.module.css';
import { DiscountCodeField } from './discount-code-field.tsx';
import { DiscountLines } from './discount-lines.tsx';
import { focusChoice } from './focus-choice.ts';
import { FurtherWay } from './further-way.tsx';
import { OfferFrame, OfferSkeleton, OfferSplit } from './offer-frame.tsx';
import { Orders } from './orders.tsx';
import { PackLabel } from './pack-label.tsx';
import { packSaving } from './pack-saving.ts';
import { paidActionBlock } from './paid-action-block.ts';
import { parseReturnReason } from './return-reason.ts';
import { useDiscountTerms } from './use-discount-terms.ts';
import { useMoney } from './use-money.ts';
import { useRenewOnce } from './use-renew-once.ts';
import { VatNote } from './vat-note.tsx';

/** The credit packs on sale. */
export default function CreditsPage() {
  const { t } = useTranslation();
  const { terms, keepCode } = useDiscountTerms();
  const answer = useAnswer({ key: 'credits', terms });
  const orders = useAnswer({ key: 'transactions' });
  const told = toldOnce(answer, orders);
  // Here nothing is ordered yet: on the pages of an order the price stands until the press, which the server then refuses.
  const end = endOf(answer.row?.answer ?? null);
  const isOver = useAtServerTime((nowMs) => end !== null && Date.parse(end) <= nowMs);
  useRenewOnce(answer.load.status === 'fetched' && isOver ? end : null, answer.retry);
  const reason = parseReturnReason(useHistoryState());
  const chatId = chatAfterTopUp(useSession());
  const isMessagingFree = useIsMessagingFree(useSiteSettings());
  // How much one has is the head of what stands beside the packs, where there are heads and something stands beside.
  const isBeside = useMatches('desktop') && choiceOf('art') === 'register';
  return (
    <OfferFrame
      title={t('route.credits')}
      {...(isMessagingFree ? {} : { lead: t('credits.lead') })}
      actions={!isBeside && <Balance />}
      below={isSettled(told.first) && <Orders answer={orders} isFailureTold={told.isSecondTold} />}
    >
      {reason !== null && (
        <Banner tone="warning" role="status">
          {t(`credits.back_${reason}`)}
        </Banner>
      )}
      {chatId !== null && (
        <Banner
          tone="info"
          action={
            <ButtonLink size="s" href={pathTo('/chats/:chatId', { chatId })}>
              {t('credits.back_to_chat')}
            </ButtonLink>
          }
        >
          {t('credits.message_kept')}
        </Banner>
      )}
      <AnswerView answer={told.first} height="24rem" isPage skeleton={<OfferSkeleton kind="packs" />}>
        {(row) => (
          <OfferSplit
            aside={
              <>
                {isBeside && <Balance />}
                <MoreWays offer={row.answer} />
                <DiscountCodeField terms={terms} onCode={keepCode} />
              </>
            }
          >
            <Packs offer={row.answer} />
          </OfferSplit>
        )}
      </AnswerView>
    </OfferFrame>
  );
}

/** When the discount or the bonus ends, whichever is first; null if neither does. */
function endOf(offer: CreditOffer | null): string | null {
  const ends = [offer?.discount?.valid_until, offer?.time_bonus?.valid_until].filter((end) => end != null);
  return ends.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null;
}

function Packs({ offer }: { offer: CreditOffer }) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const messageCredits = useSiteSettings()?.message_credits ?? null;
  const blocked = paidActionBlock(useConnectionTrouble().trouble, t);
  const [packId, setPackId] = useState<number | null>(null);
  // Presses of the button without a choice: each leads back to it.
  const [misses, setMisses] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (misses > 0) focusChoice(form.current, 'pack');
  }, [misses]);
  const chosen = offer.packs.find((pack) => pack.id === packId) ?? null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === null) setMisses(misses + 1);
    else navigate(pathTo('/credits/:creditId/:paymentMethod?', { creditId: chosen.id, paymentMethod: null }));
  };
  if (offer.packs.length === 0) return <Banner tone="info">{t('credits.no_packs')}</Banner>;
  const savings = offer.packs.map((pack) => packSaving(pack, offer.packs) ?? 0);
  const best = savings.indexOf(Math.max(1, ...savings));
  return (
    <>
      <DiscountLines offer={offer} />
      <Card>
        <form ref={form} className={styles['form']} onSubmit={submit} noValidate>
          <fieldset aria-describedby={misses > 0 ? 'pack-missing' : undefined}>
            <legend className={styles['legend']}>{t('credits.choose_pack')}</legend>
            <div className={styles['packs']}>
              {offer.packs.map((pack, at) => (
                <RadioCard
                  key={pack.id}
                  name="pack"
                  value={pack.id}
                  checked={pack.id === packId}
                  onChange={() => {
                    setPackId(pack.id);
                    setMisses(0);
                  }}
                >
                  <PackLabel
                    pack={pack}
                    messageCredits={messageCredits}
                    savingPercent={packSaving(pack, offer.packs)}
                    isBest={at === best}
                  />
                </RadioCard>
              ))}
            </div>
            {misses > 0 && (
              <p className={styles['missing']} id="pack-missing" role="alert">
                {t('credits.pack_missing')}
              </p>
            )}
          </fieldset>
          {blocked !== null && (
            <p className={styles['blocked']} id="credits-blocked">
              {blocked}
            </p>
          )}
          <div className={styles['pay']}>
            <Button
              type="submit"
              variant="primary"
              size="l"
              wide
              disabled={blocked !== null}
              aria-describedby={blocked === null ? undefined : 'credits-blocked'}
            >
              {t('credits.to_order')}
            </Button>
          </div>
          <VatNote percent={offer.vat_percent} />
        </form>
      </Card>
    </>
  );
}

/** Other ways to buy. The premium link is hidden from members who already have premium. */
function MoreWays({ offer }: { offer: CreditOffer }) {
  const { t } = useTranslation();
  const money = useMoney();
  const isPremium = useOwnUser()?.paid_user === true;
  const last = offer.packs.find(({ id }) => id === offer.last_order?.pack);
  return (
    <>
      {last !== undefined && (
        <FurtherWay
          href={pathTo('/credits/repeat-order')}
          label={t('credits.to_repeat')}
          note={t('credits.repeat_what', {
            credits: t('site.credits', { count: last.credits + last.bonus_credits }),
            price: money(last.price),
          })}
        />
      )}
      {!isPremium && <FurtherWay href={pathTo('/premium')} label={t('credits.to_premium')} />}
    </>
  );
}
