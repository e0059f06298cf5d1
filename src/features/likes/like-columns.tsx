import { useTranslation } from '../../i18n/use-translation.ts';
import { choiceOf } from '../../templates/template-parts.ts';
import { MemberColumns } from '../members/member-columns.tsx';

/** The heads of the columns where the likes are a table. */
export function LikeColumns() {
  const { t } = useTranslation();
  return choiceOf('likeColumns') ? <MemberColumns note={t('likes.liked_on')} /> : null;
}
