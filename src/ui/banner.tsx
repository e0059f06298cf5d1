import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useRef } from 'react';
import styles from './banner.module.css';
import { classNames } from './class-names.ts';
import { useFocusAfterLeaving } from './use-focus-after-leaving.ts';

interface BannerProps {
  tone: 'info' | 'warning' | 'danger';
  children: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  /** The text is sentences and not a line. */
  isLong?: boolean;
  /** Announces the text when it appears: `alert` at once, `status` at the next pause. */
  role?: 'alert' | 'status';
}

const ICONS = {
  info: <Info />,
  warning: <TriangleAlert />,
  danger: <CircleAlert />,
};

export function Banner({ tone, children, icon, action, isLong = false, role }: BannerProps) {
  const place = useRef<HTMLDivElement>(null);
  useFocusAfterLeaving(place);
  return (
    <div ref={place} className={classNames(styles['banner'], styles[tone])} role={role}>
      <span className={styles['icon']} aria-hidden="true">
        {icon ?? ICONS[tone]}
      </span>
      <div className={classNames(styles['text'], isLong && styles['long'])}>{children}</div>
      {action !== undefined && action !== false && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
