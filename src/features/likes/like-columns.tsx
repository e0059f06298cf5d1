import { useTranslation } from '../../i18n/use-translation.ts';
import { choiceOf } from '../../templates/template-parts.ts';
import { MemberColumns } from '../members/member-columns.tsx';

/**
 * The heads of the columns where the likes are a table.
 *
 * @param props.isTold whether rows tell the beginning of what members have written
 */
export function LikeColumns({ isTold }: { isTold: boolean }) {
  const { t } = useTranslation();
  return choiceOf('likeColumns') ? <MemberColumns note={t('likes.liked_on')} isTold={isTold} /> : null;
}
