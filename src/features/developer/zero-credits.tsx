import { calls } from '../../data/calls.ts';
import { commandProblem } from '../../data/command-problem.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.ts';

/** Simulates a balance of zero to show its screens: nothing is sent, and the server's next answer resets it. */
export default function ZeroCredits() {
  const { t } = useTranslation();
  const empty = async () => {
    const problem = commandProblem(await calls.emptyCredits());
    if (problem === null) showToast({ text: t('dev.zero_done'), tone: 'success' });
    else showToast({ text: t(problem), tone: 'danger' });
  };
  return <Button onClick={() => void empty()}>{t('dev.zero_credits')}</Button>;
}
