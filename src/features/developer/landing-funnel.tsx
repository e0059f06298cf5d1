import { useState } from 'react';
import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { countLandingSteps, LANDING_STEPS, type LandingStepName } from '../site/landing-steps.ts';
import { Section } from './developer-frame.tsx';
import styles from './developer-page.module.css';

const WORDS: Readonly<Record<LandingStepName, MessageId>> = {
  seen: 'dev.step_seen',
  started: 'dev.step_started',
  email: 'dev.step_email',
  account: 'dev.step_account',
};

/** On how many landing pages this tab has taken each step towards an account. */
export function LandingFunnel() {
  const { t, formatNumber } = useTranslation();
  const [counts] = useState(countLandingSteps);
  return (
    <Section title={t('dev.funnel')}>
      <table className={styles['funnel']}>
        <tbody>
          {LANDING_STEPS.map((step) => (
            <tr key={step}>
              <th scope="row">{t(WORDS[step])}</th>
              <td>{formatNumber(counts[step])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
