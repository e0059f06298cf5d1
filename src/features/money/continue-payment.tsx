import { type ReactNode, useId, useState } from 'react';
import { useConfiguration } from '../../data/configuration.tsx';
import { useConnectionTrouble } from '../../data/use-connection-trouble.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { paidActionBlock } from './paid-action-block.ts';
import { paymentAddress } from './payment-address.ts';
import { useLeaving } from './use-leaving.ts';

interface ContinuePaymentProps {
  page: string;
  /** `s`: beside the main action of a page. */
  size?: 's' | 'm';
  /** Told to screen readers only, where there are several: of which order. */
  ofWhat?: ReactNode;
}

/** Button that returns to the payment page of an unpaid order; says why it cannot while there is no connection. */
export function ContinuePayment({ page, size = 'm', ofWhat }: ContinuePaymentProps) {
  const { t } = useTranslation();
  const configuration = useConfiguration();
  const { isLeaving, leave } = useLeaving();
  const [isForeign, setForeign] = useState(false);
  const blocked = paidActionBlock(useConnectionTrouble().trouble, t);
  const reasonId = useId();
  const go = () => {
    const address = paymentAddress(page, { origin: location.origin, ...configuration });
    if (address === null) setForeign(true);
    else leave(address);
  };
  return (
    <>
      <Button
        variant={size === 's' ? 'secondary' : 'primary'}
        size={size}
        busy={isLeaving}
        disabled={blocked !== null}
        aria-describedby={blocked === null ? undefined : reasonId}
        onClick={go}
      >
        {t('orders.continue')}
        {ofWhat}
      </Button>
      {blocked !== null && <small id={reasonId}>{blocked}</small>}
      {isForeign && (
        <Banner tone="danger" role="alert">
          {t('credits.problem_foreign')}
        </Banner>
      )}
    </>
  );
}
