import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** Banner that links back to an unfinished sign-up. */
export function UnfinishedSignup() {
  const { t } = useTranslation();
  return (
    <Banner
      tone="info"
      action={
        <ButtonLink size="s" href={pathTo('/complete-signup')}>
          {t('profile.signup_go_on')}
        </ButtonLink>
      }
    >
      {t('profile.signup_unfinished')}
    </Banner>
  );
}
