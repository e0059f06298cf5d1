import { calls } from '../../data/calls.ts';
import { LoadProblem } from '../../data/load-problem.tsx';
import { useDirectRead } from '../../data/use-direct-read.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type InterestChoiceProps, InterestDialog } from './interest-dialog.tsx';

/** The choice of interests for logged-out visitors. */
export default function VisitorInterests(props: InterestChoiceProps) {
  const { locale } = useTranslation();
  const { read, retry } = useDirectRead(`interests ${locale}`, () => calls.loadInterests(locale));
  return (
    <InterestDialog
      {...props}
      renderList={(show) => {
        switch (read.state) {
          case 'loading':
            return (
              <div aria-busy="true">
                <Skeleton shape="block" height="16rem" />
              </div>
            );
          case 'failed':
            return <LoadProblem problem={read.problem} onRetry={retry} />;
          case 'ready':
            return show(read.data.interests);
        }
      }}
    />
  );
}
