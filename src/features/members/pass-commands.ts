import type { PassChange } from '../../../worker/public/search-calls.ts';
import { calls } from '../../data/calls.ts';
import { commandProblem } from '../../data/command-problem.ts';
import { translation } from '../../i18n/use-translation.ts';
import { showToast } from '../../ui/toasts.ts';

/** Passes a member or takes that back. Returns whether it was stored; if not, shows the reason. */
export async function setPass(change: PassChange): Promise<boolean> {
  const problem = commandProblem(await calls.setPass(change));
  if (problem === null) return true;
  showToast({ text: translation().t(problem), tone: 'danger' });
  return false;
}
