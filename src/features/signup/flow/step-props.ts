import type { Settings, SignupDraft, User } from '../../../../worker/public/rows.ts';
import type { SignupActivity, SignupEvent } from './machine.ts';

/** Props of steps 1 to 7. */
export interface StepProps {
  user: User;
  settings: Settings;
  /** Unsaved input of this step. */
  draft: SignupDraft;
  change: (part: SignupDraft) => void;
  /** Work that runs while the step is active. */
  activity: SignupActivity | null;
  send: (event: SignupEvent) => void;
  headingLevel: 1 | 2;
}
