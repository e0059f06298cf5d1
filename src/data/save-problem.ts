import type { SaveResult } from '../../worker/public/worker-api.ts';
import type { Translation } from '../i18n/translation.ts';
import type { Unreachable } from './connection.ts';
import { problemText } from './problem-text.ts';

/** Why something was not saved, for what no field explains. The input stays. */
export function saveProblemText(problem: Exclude<SaveResult, { status: 'saved' }> | Unreachable, t: Translation['t']) {
  switch (problem.status) {
    case 'invalid':
    case 'refused':
      return t('problem.save_refused');
    case 'offline':
      return t('problem.save_offline');
    default:
      return problemText(problem, t);
  }
}
