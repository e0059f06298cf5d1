import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/**
 * Banner that links back to an unfinished sign-up.
 *
 * @param props.isBesideFields whether the profile can be filled in on the same page
 */
export function UnfinishedSignup({ isBesideFields = false }: { isBesideFields?: boolean }) {
  const { t } = useTranslation();
  return (
    <Banner
      tone="info"
      isLong
      action={
        <ButtonLink size="s" href={pathTo('/complete-signup')}>
          {t('profile.signup_go_on')}
        </ButtonLink>
      }
    >
      {t(isBesideFields ? 'profile.signup_unfinished' : 'home.signup_unfinished')}
    </Banner>
  );
}
