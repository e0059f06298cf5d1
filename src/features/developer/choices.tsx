import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { SegmentedLinks } from '../../ui/segmented-links.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Section } from './developer-frame.tsx';
import styles from './developer-page.module.css';

const VALUES = ['1', '2', '3'];

/** Every selection control in every state. */
export function Choices() {
  const { t } = useTranslation();
  const [value, setValue] = useState('1');
  const label = t('dev.sample_label');
  const options = VALUES.map((one) => ({ value: one, label: `${label} ${one}` }));
  const select = { label, options, value, onChange: setValue };
  return (
    <Section title={t('dev.choices')}>
      <div className={styles['wide']}>
        <SelectField {...select} />
        <SelectField {...select} error={t('dev.sample_error')} />
        <SelectField {...select} disabled />
      </div>
      <div className={styles['wide']}>
        <CheckboxField label={t('dev.sample_text')} defaultChecked />
        <CheckboxField label={t('dev.sample_text')} error={t('dev.sample_error')} />
        <CheckboxField label={t('dev.disabled')} disabled />
      </div>
      <fieldset className={styles['wide']}>
        <legend>{label}</legend>
        {options.map((option) => (
          <RadioCard
            key={option.value}
            name="sample"
            value={option.value}
            checked={option.value === value}
            onChange={() => setValue(option.value)}
          >
            {option.label}
          </RadioCard>
        ))}
      </fieldset>
      <SegmentedLinks
        label={label}
        segments={options.map((option, index) => ({
          href: `/_dev/components${index === 0 ? '' : `?${option.value}`}`,
          label: option.label,
          current: index === 0,
        }))}
      />
    </Section>
  );
}
