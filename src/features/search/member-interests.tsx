import { AnswerView } from '../../data/answer-view.tsx';
import { useAnswer } from '../../data/use-answer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type InterestChoiceProps, InterestDialog } from './interest-dialog.tsx';

/** The choice of interests for members; the list is kept on the device. */
export default function MemberInterests(props: InterestChoiceProps) {
  const { locale } = useTranslation();
  const answer = useAnswer({ key: 'interests', locale });
  return (
    <InterestDialog
      {...props}
      renderList={(show) => (
        <AnswerView answer={answer} height="16rem">
          {(row) => show(row.answer.interests)}
        </AnswerView>
      )}
    />
  );
}
