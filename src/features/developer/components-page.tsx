import Heart from 'lucide-react/icons/heart';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, type ButtonVariant } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Choices } from './choices.tsx';
import { Section, SubPage } from './developer-frame.tsx';
import styles from './developer-page.module.css';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

/** Every component of the interface in every state. */
export default function ComponentsPage() {
  const { t } = useTranslation();
  const [fails, setFails] = useState(false);
  if (fails) throw new Error('Asked for in the developer area');
  return (
    <SubPage title={t('dev.components')}>
      <Section title={t('dev.buttons')}>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        {(['s', 'm', 'l'] as const).map((size) => (
          <Button key={size} size={size} icon={<Heart aria-hidden="true" />}>
            {size}
          </Button>
        ))}
        <Button busy>{t('dev.busy')}</Button>
        <Button disabled>{t('dev.disabled')}</Button>
        {(['plain', 'filled', 'raised'] as const).map((variant) => (
          <IconButton key={variant} variant={variant} label={variant} icon={<Search aria-hidden="true" />} />
        ))}
        <Menu
          label={t('dev.actions')}
          icon={<Heart aria-hidden="true" />}
          items={[
            { id: 'first', label: t('dev.sample_label'), onSelect: () => undefined },
            { id: 'last', label: t('dev.open_danger'), tone: 'danger', onSelect: () => undefined },
          ]}
        />
      </Section>
      <Section title={t('dev.fields')}>
        <Field hint={t('dev.sample_hint')} />
        <Field error={t('dev.sample_error')} />
        <Field disabled />
        <form className={styles['wide']}>
          <TextField label={t('login.password')} type="password" defaultValue="password" autoComplete="off" />
        </form>
        <div className={styles['wide']}>
          <TextArea label={t('dev.sample_label')} value={t('dev.sample_text')} rows={3} readOnly />
        </div>
      </Section>
      <Choices />
      <Section title={t('dev.messages')}>
        {(['info', 'warning', 'danger'] as const).map((tone) => (
          <div className={styles['wide']} key={tone}>
            <Banner tone={tone}>{t('dev.sample_text')}</Banner>
          </div>
        ))}
        <Button variant="danger" onClick={() => setFails(true)}>
          {t('dev.fail')}
        </Button>
      </Section>
      <Section title={t('dev.people')}>
        {(['xs', 's', 'm', 'l', 'xl'] as const).map((size) => (
          <Avatar key={size} src={null} name="Anna" alt="Anna" size={size} />
        ))}
        {[1, 12, 100].map((count) => (
          <Badge key={count} count={count} label={t('nav.unread', { count })} />
        ))}
      </Section>
      <Section title={t('dev.states')}>
        <div className={styles['wide']}>
          <Card>
            <EmptyState
              icon={<Heart />}
              title={t('dev.sample_title')}
              text={t('dev.sample_text')}
              action={<Button variant="primary">{t('ui.retry')}</Button>}
            />
          </Card>
        </div>
        <div className={styles['wide']} aria-hidden="true">
          <Skeleton width="60%" height="2rem" />
          <Skeleton height="6rem" shape="block" />
          <Skeleton width="4rem" height="4rem" shape="circle" />
        </div>
      </Section>
    </SubPage>
  );
}

function Field(props: { hint?: string; error?: string; disabled?: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={styles['wide']}>
      <TextField label={t('dev.sample_label')} autoComplete="off" {...props} />
    </div>
  );
}
