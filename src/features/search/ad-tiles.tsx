import Handshake from 'lucide-react/icons/handshake';
import type { Cam } from '../../../worker/public/direct-calls.ts';
import { useConfiguration } from '../../data/configuration.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { imageUrl } from '../members/image-url.ts';
import styles from './ad-tile.module.css';
import { AdTile } from './ad-tile.tsx';

/** Links to a webcam through the server, which counts the visit. */
export function WebcamTile({ cam, cdnPrefix }: { cam: Cam; cdnPrefix: string | null }) {
  const { t } = useTranslation();
  const { apiBaseUrl } = useConfiguration();
  return (
    <AdTile
      href={`${apiBaseUrl}/api/xcams/redirect.php?account=${encodeURIComponent(cam.account)}`}
      picture={
        <Avatar
          src={cam.image === null || cdnPrefix === null ? null : imageUrl(cdnPrefix, cam.image)}
          name={cam.name}
          alt=""
          size="fill"
          shape="portrait"
        />
      }
      title={t('ad.webcam_title', { name: cam.name, age: cam.age })}
      text={t(cam.online ? 'ad.webcam_live' : 'ad.webcam_text')}
    />
  );
}

/** Links to the site's partner through the server. */
export function ResellTile() {
  const { t } = useTranslation();
  const { apiBaseUrl } = useConfiguration();
  return (
    <AdTile
      href={`${apiBaseUrl}/api/resellpartner.php?flow=profile-search&redirect=1`}
      picture={
        <span className={styles['emblem']} aria-hidden="true">
          <Handshake />
        </span>
      }
      title={t('ad.resell_title')}
      text={t('ad.resell_text')}
    />
  );
}
