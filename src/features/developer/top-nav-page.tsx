import { useConfiguration } from '../../data/configuration.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { SegmentedLinks } from '../../ui/segmented-links.tsx';
import { CreditsChip } from '../site/credits-chip.tsx';
import { LanguageSelect } from '../site/language-select.tsx';
import { Logo } from '../site/logo.tsx';
import { Section, SubPage } from './developer-frame.tsx';

const COUNTS = [1, 12, 100];

/** Components of the top of a page, for visitors and members, with small and large numbers. */
export default function TopNavPage() {
  const { t } = useTranslation();
  const { siteName } = useConfiguration();
  return (
    <SubPage title={t('dev.top_nav')}>
      <Section title={t('nav.main')}>
        <Logo siteName={siteName} />
        <LanguageSelect />
        <ButtonLink size="s" href={pathTo('/login')}>
          {t('nav.log_in')}
        </ButtonLink>
      </Section>
      <Section title={t('dev.people')}>
        {[0, 12, 123_456].map((credits) => (
          <CreditsChip key={credits} credits={credits} />
        ))}
        {COUNTS.map((count) => (
          <Badge key={count} count={count} label={t('nav.unread', { count })} />
        ))}
      </Section>
      <SegmentedLinks
        label={t('dev.title')}
        segments={[
          { href: '/_dev/top-nav', label: t('dev.top_nav'), current: true },
          { href: '/_dev/dialogs', label: t('dev.dialogs'), current: false, badge: <Badge count={3} label="3" /> },
          { href: '/_dev/components', label: t('dev.components'), current: false },
        ]}
      />
    </SubPage>
  );
}
