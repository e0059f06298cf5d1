import { useSiteSettings } from '../data/own-account.tsx';
import { SiteFooter } from '../features/site/site-footer.tsx';

/** The page footer below a member's pages, where the settings tell whether messages cost anything. */
export function MemberFooter({ siteName }: { siteName: string }) {
  return <SiteFooter siteName={siteName} settings={useSiteSettings()} />;
}
