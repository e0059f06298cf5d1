import type { CreditOffer } from '../../../worker/public/rows.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RadioCard } from '../../ui/radio-card.tsx';
import styles from './credits-page.module.css';
import { MethodIcon } from './method-icon.tsx';
import { useMethodName } from './use-method-name.ts';

interface PaymentMethodsProps {
  methods: CreditOffer['payment_methods'];
  chosen: string | null;
  /** The member tried to order without choosing a method. */
  isMissing: boolean;
  onChoose: (method: string) => void;
}

/** Radio group of payment methods. */
export function PaymentMethods({ methods, chosen, isMissing, onChoose }: PaymentMethodsProps) {
  const { t } = useTranslation();
  const methodName = useMethodName();
  return (
    <fieldset aria-describedby={isMissing ? 'method-missing' : undefined}>
      <legend className={styles['legend']}>{t('credits.method')}</legend>
      <div className={styles['methods']}>
        {methods.map((method) => (
          <RadioCard
            key={method.id}
            name="method"
            value={method.id}
            checked={method.id === chosen}
            onChange={() => onChoose(method.id)}
          >
            <span className={styles['method']}>
              <MethodIcon kind={method.kind} />
              {methodName(method.kind, method.name)}
            </span>
          </RadioCard>
        ))}
      </div>
      {isMissing && (
        <p className={styles['missing']} id="method-missing" role="alert">
          {t('credits.method_missing')}
        </p>
      )}
    </fieldset>
  );
}
