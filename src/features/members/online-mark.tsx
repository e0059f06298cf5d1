import { useTranslation } from '../../i18n/use-translation.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './online-mark.module.css';

interface OnlineMarkProps {
  /** `dot`, for the corner of a small picture, hides the text from all but screen readers. */
  look?: 'chip' | 'text' | 'dot';
}

/** Marks a member as online now. */
export function OnlineMark({ look = 'chip' }: OnlineMarkProps) {
  const { t } = useTranslation();
  return (
    <span className={styles[look]}>
      <span className={styles['light']} aria-hidden="true" />
      {look === 'dot' ? <VisuallyHidden>{t('member.online')}</VisuallyHidden> : t('member.online')}
    </span>
  );
}
