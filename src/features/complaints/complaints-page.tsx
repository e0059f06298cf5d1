import FileCheck from 'lucide-react/icons/file-check';
import { useEffect, useRef, useState } from 'react';
import type { Receipt } from '../../../worker/public/direct-calls.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CardActions, FormCard } from '../account/form-card.tsx';
import { HelpCard } from '../site/help-card.tsx';
import { ComplaintForm } from './complaint-form.tsx';
import styles from './complaints-page.module.css';

/** Form for a complaint or a notice about content, also without an account; then its receipt. */
export default function ComplaintsPage() {
  const { t } = useTranslation();
  const [handedIn, setHandedIn] = useState<{ receipt: Receipt; email: string } | null>(null);
  if (handedIn !== null) return <Received {...handedIn} onAnother={() => setHandedIn(null)} />;
  return (
    <div className={styles['page']}>
      <PageHeader title={t('route.complaints')} lead={t('complaints.lead')} />
      <div className={styles['columns']}>
        <ComplaintForm onReceived={(receipt, email) => setHandedIn({ receipt, email })} />
        <div className={styles['aside']}>
          <HelpCard on="complaints" />
        </div>
      </div>
    </div>
  );
}

function Received({ receipt, email, onAnother }: { receipt: Receipt; email: string; onAnother: () => void }) {
  const { t, formatDate, formatTime } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const receivedAtMs = Date.parse(receipt.received_at);
  return (
    <div ref={place} tabIndex={-1} className={styles['received']}>
      <FormCard
        place="edge"
        icon={<FileCheck />}
        tone="success"
        title={t('complaints.received_title')}
        lead={t('complaints.received_text', { email })}
      >
        <dl className={styles['facts']}>
          <dt>{t('complaints.reference')}</dt>
          <dd className={styles['reference']}>{receipt.reference}</dd>
          <dt>{t('complaints.received_at')}</dt>
          <dd>
            {formatDate(receivedAtMs, 'long')}, {formatTime(receivedAtMs)}
          </dd>
          <dt>{t('complaints.expected')}</dt>
          <dd>{t('complaints.within_days', { count: receipt.answer_within_days })}</dd>
        </dl>
        <CardActions>
          <ButtonLink variant="primary" href={pathTo('/')}>
            {t('error.to_index')}
          </ButtonLink>
          <Button onClick={onAnother}>{t('complaints.another')}</Button>
        </CardActions>
      </FormCard>
    </div>
  );
}
