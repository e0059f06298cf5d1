import Building2 from 'lucide-react/icons/building-2';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { CompanyInfo } from '../../../worker/public/direct-calls.ts';
import { calls } from '../../data/calls.ts';
import { LoadProblem } from '../../data/load-problem.tsx';
import { useDirectRead } from '../../data/use-direct-read.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import styles from './contact.module.css';
import { ContentSkeleton } from './content-skeleton.tsx';
import { phoneLink } from './phone-link.ts';

interface ContactProps {
  /** The text below; null while loading. */
  children: ReactNode;
}

/**
 * Shows who runs the site and how to reach them, above the text. Each is shown even if the other fails to load; they
 * appear together so that the text does not shift.
 */
export function Contact({ children }: ContactProps) {
  const { read, retry } = useDirectRead('company', () => calls.loadCompany());
  if (children === null || read.state === 'loading') return <ContentSkeleton />;
  return (
    <>
      {read.state === 'failed' ? (
        <LoadProblem problem={read.problem} onRetry={retry} />
      ) : (
        <Company company={read.data} />
      )}
      {children}
    </>
  );
}

function Company({ company }: { company: CompanyInfo }) {
  const { t, formatCountry } = useTranslation();
  const phone = phoneLink(company.support_phone);
  return (
    <div className={styles['card']}>
      <section className={styles['part']} aria-labelledby="company-contact">
        <h2 className={styles['heading']} id="company-contact">
          <Phone aria-hidden="true" />
          {t('content.contact')}
        </h2>
        {phone !== null && (
          <p>
            <a className={styles['phone']} href={phone}>
              {company.support_phone}
            </a>
          </p>
        )}
        <p>
          <Link href={pathTo('/complaints')}>{t('content.to_complaints')}</Link>
        </p>
        <p>
          <Link href={pathTo('/pages/faq')}>{t('content.to_faq')}</Link>
        </p>
      </section>
      <section className={styles['part']} aria-labelledby="company-data">
        <h2 className={styles['heading']} id="company-data">
          <Building2 aria-hidden="true" />
          {company.name}
        </h2>
        <address className={styles['address']}>
          {company.address}
          <br />
          {company.city}
          <br />
          {formatCountry(company.country)}
        </address>
        <dl className={styles['facts']}>
          <dt>{t('content.register')}</dt>
          <dd>{company.kvk}</dd>
          {company.vat_numbers.length > 0 && (
            <>
              <dt>{t('content.vat_number')}</dt>
              <dd>{company.vat_numbers.join(', ')}</dd>
            </>
          )}
          {company.tradenames.length > 0 && (
            <>
              <dt>{t('content.trade_names')}</dt>
              <dd>{company.tradenames.join(', ')}</dd>
            </>
          )}
        </dl>
      </section>
    </div>
  );
}
