import type { Settings, SignupDraft, User } from '../../../../worker/public/rows.ts';
import type { SignupActivity, SignupEvent } from './machine.ts';

/** What every step of a member gets. */
export interface StepProps {
  user: User;
  settings: Settings;
  /** What was typed in this step. */
  draft: SignupDraft;
  change: (part: SignupDraft) => void;
  /** What goes on while the step lasts. */
  activity: SignupActivity | null;
  send: (event: SignupEvent) => void;
  headingLevel: 1 | 2;
}
