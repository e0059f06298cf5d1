import { calls } from '../../data/calls.ts';
import { LoadProblem } from '../../data/load-problem.tsx';
import { useDirectRead } from '../../data/use-direct-read.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { HelpCard } from '../site/help-card.tsx';
import { DiscountCodeField } from './discount-code-field.tsx';
import { OfferFrame, OfferSplit } from './offer-frame.tsx';
import { offered } from './offered.ts';
import { PriceList } from './price-list.tsx';
import { PriceTerms } from './price-terms.tsx';
import styles from './pricing-page.module.css';
import { useDiscountTerms } from './use-discount-terms.ts';

/** Public price list for the visitor's country; needs no account. */
export default function PricingPage() {
  const { t } = useTranslation();
  const { terms, keepCode } = useDiscountTerms();
  const { read, retry } = useDirectRead(`pricing ${JSON.stringify(terms)}`, () => calls.loadPricing(terms));
  // A site where everything is free has nothing to pay, and no code for it.
  const isSelling = read.state !== 'ready' || Object.values(offered(read.data)).includes(true);
  return (
    <div className={styles['page']}>
      <OfferFrame title={t('route.pricing')} lead={t('pricing.lead')}>
        <OfferSplit
          aside={
            <>
              {isSelling && <DiscountCodeField terms={terms} onCode={keepCode} />}
              <HelpCard on="pricing" />
              {/* Last, since it comes with the prices and moves what is below. */}
              {read.state === 'ready' && isSelling && <PriceTerms pricing={read.data} />}
            </>
          }
        >
          {read.state === 'failed' ? (
            <LoadProblem problem={read.problem} onRetry={retry} />
          ) : (
            <PriceList pricing={read.state === 'ready' ? read.data : null} />
          )}
        </OfferSplit>
      </OfferFrame>
    </div>
  );
}
