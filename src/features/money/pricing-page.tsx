import { calls } from '../../data/calls.ts';
import { LoadProblem } from '../../data/load-problem.tsx';
import { useDirectRead } from '../../data/use-direct-read.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DiscountCodeField } from './discount-code-field.tsx';
import { PriceList } from './price-list.tsx';
import styles from './pricing-page.module.css';
import { useDiscountTerms } from './use-discount-terms.ts';

/** Public price list for the visitor's country; needs no account. */
export default function PricingPage() {
  const { t } = useTranslation();
  const { terms, keepCode } = useDiscountTerms();
  const { read, retry } = useDirectRead(`pricing ${JSON.stringify(terms)}`, () => calls.loadPricing(terms));
  return (
    <div className={styles['page']}>
      <PageHeader title={t('route.pricing')} lead={t('pricing.lead')} />
      {read.state === 'loading' && (
        <div className={styles['skeleton']} aria-busy="true">
          <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
          <Skeleton height="12rem" shape="block" />
          <Skeleton height="20rem" shape="block" />
        </div>
      )}
      {read.state === 'failed' && <LoadProblem problem={read.problem} onRetry={retry} />}
      {read.state === 'ready' && <PriceList pricing={read.data} />}
      <DiscountCodeField terms={terms} onCode={keepCode} />
    </div>
  );
}
