import Bell from 'lucide-react/icons/bell';
import Coins from 'lucide-react/icons/coins';
import Gem from 'lucide-react/icons/gem';
import Languages from 'lucide-react/icons/languages';
import LogOut from 'lucide-react/icons/log-out';
import ReceiptText from 'lucide-react/icons/receipt-text';
import UserRound from 'lucide-react/icons/user-round';
import { useLocation } from 'wouter';
import type { User } from '../../../worker/public/rows.ts';
import { useConfiguration } from '../../data/configuration.tsx';
import { useSiteSettings } from '../../data/own-account.tsx';
import { describeLocale } from '../../i18n/locales.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { firstWord } from '../../ui/first-word.ts';
import { Menu, type MenuItem, type SubMenu } from '../../ui/menu.tsx';
import { imageUrl } from '../members/image-url.ts';
import { chooseLanguage } from '../site/choose-language.ts';
import { useLogOut } from './use-log-out.tsx';

interface AccountMenuProps {
  user: User | null;
  /** `above` if the menu button is at the bottom of the window. */
  placement?: 'above' | 'below';
}

/** Account menu: profile, notifications, purchases, language and logout. */
export function AccountMenu({ user, placement = 'above' }: AccountMenuProps) {
  const [, navigate] = useLocation();
  const { t, locale } = useTranslation();
  const { locales } = useConfiguration();
  const settings = useSiteSettings();
  const { logOut, dialog } = useLogOut();
  const image = user?.profile.main_image ?? null;
  const name = user?.profile.name ?? '';
  const languages: MenuItem[] = locales.map((code) => ({
    id: code,
    label: describeLocale(code).name,
    lang: describeLocale(code).tag,
    checked: code === locale,
    onSelect: () => void chooseLanguage(code, true),
  }));
  const items: (MenuItem | SubMenu)[] = [
    {
      id: 'profile',
      label: t('route.profile'),
      icon: <UserRound aria-hidden="true" />,
      onSelect: () => navigate(pathTo('/profile')),
    },
    {
      id: 'notifications',
      label: t('route.notifications'),
      icon: <Bell aria-hidden="true" />,
      onSelect: () => navigate(pathTo('/notifications')),
    },
    {
      id: 'credits',
      label: t('route.credits'),
      icon: <Coins aria-hidden="true" />,
      onSelect: () => navigate(pathTo('/credits')),
    },
    {
      id: 'premium',
      label: t('route.premium'),
      icon: <Gem aria-hidden="true" />,
      onSelect: () => navigate(pathTo('/premium')),
    },
    {
      id: 'orders',
      label: t('orders.title'),
      icon: <ReceiptText aria-hidden="true" />,
      onSelect: () => navigate(`${pathTo('/credits')}#orders`),
    },
    ...(languages.length === 1
      ? []
      : [
          {
            id: 'language',
            label: t('member.language', { language: describeLocale(locale).name }),
            icon: <Languages aria-hidden="true" />,
            isApart: true,
            heading: t('site.language'),
            items: languages,
          },
        ]),
    {
      id: 'log-out',
      label: t('session.log_out'),
      icon: <LogOut aria-hidden="true" />,
      isApart: true,
      onSelect: () => void logOut(),
    },
  ];
  return (
    <>
      <Menu
        label={t('nav.account')}
        text={firstWord(name) || t('nav.account')}
        icon={
          <Avatar
            src={image === null || settings === null ? null : imageUrl(settings.cdn_prefix, image.thumb_filename)}
            name={name}
            alt=""
            size="xs"
            eager
          />
        }
        items={items}
        placement={placement}
        stacked={placement === 'above' ? 'narrow' : 'never'}
      />
      {dialog}
    </>
  );
}
