import { useState } from 'react';
import { useConfiguration } from '../../data/configuration.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { paymentAddress } from './payment-address.ts';
import { useLeaving } from './use-leaving.ts';

interface ContinuePaymentProps {
  page: string;
  /** `s`: beside the main action of a page. */
  size?: 's' | 'm';
}

/** Button that returns to the payment page of an unpaid order. */
export function ContinuePayment({ page, size = 'm' }: ContinuePaymentProps) {
  const { t } = useTranslation();
  const configuration = useConfiguration();
  const { isLeaving, leave } = useLeaving();
  const [isForeign, setForeign] = useState(false);
  const go = () => {
    const address = paymentAddress(page, { origin: location.origin, ...configuration });
    if (address === null) setForeign(true);
    else leave(address);
  };
  return (
    <>
      <Button variant={size === 's' ? 'secondary' : 'primary'} size={size} busy={isLeaving} onClick={go}>
        {t('orders.continue')}
      </Button>
      {isForeign && (
        <Banner tone="danger" role="alert">
          {t('credits.problem_foreign')}
        </Banner>
      )}
    </>
  );
}
