import ChevronLeft from 'lucide-react/icons/chevron-left';
import { type ComponentType, type LazyExoticComponent, Suspense, useState } from 'react';
import { Redirect } from 'wouter';
import type { Settings, SignupRow, SignupStep, User } from '../../../../worker/public/rows.ts';
import type { SignupProgress } from '../../../../worker/public/worker-api.ts';
import { useOwnUser, useSiteSettings } from '../../../data/own-account.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { lazyPart } from '../../../routing/lazy-part.ts';
import { pathTo } from '../../../routing/path-to.ts';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './flow.module.css';
import { activityOf, isSignupOver } from './machine.ts';
import { useSavedSignup } from './queries.ts';
import { signupProgress } from './signup-progress.ts';
import type { StepProps } from './step-props.ts';
import { useHasPushStep } from './use-has-push-step.ts';
import { useReview } from './use-review.ts';
import { type Signup, useSignup } from './use-signup.ts';

const STEPS: Record<SignupStep, LazyExoticComponent<ComponentType<StepProps>>> = {
  1: lazyPart(() => import('./step-push.tsx')),
  2: lazyPart(() => import('./step-photo.tsx')),
  3: lazyPart(() => import('./step-location.tsx')),
  4: lazyPart(() => import('./step-person.tsx')),
  5: lazyPart(() => import('./step-texts.tsx')),
  6: lazyPart(() => import('./step-activation.tsx')),
  7: lazyPart(() => import('./step-done.tsx')),
};

interface SignupFlowProps {
  /** Whether to skip steps whose data the server already has. */
  autoSkip: boolean;
  headingLevel: 1 | 2;
}

/** Steps 1 to 7 of the sign-up, for logged-in members. Redirects to /home if the sign-up is finished. */
export default function SignupFlow({ autoSkip, headingLevel }: SignupFlowProps) {
  const user = useOwnUser();
  const settings = useSiteSettings();
  const kept = useSavedSignup();
  if (!user || settings === null || kept === undefined) return <Waiting />;
  return <Opened user={user} settings={settings} kept={kept} autoSkip={autoSkip} headingLevel={headingLevel} />;
}

function Opened(props: StepsProps) {
  const [wasOver] = useState(() => isSignupOver(props.user.profile, props.kept?.step ?? null));
  return wasOver ? <Redirect to={pathTo('/home')} replace /> : <Steps {...props} />;
}

interface StepsProps extends SignupFlowProps {
  user: User;
  settings: Settings;
  kept: SignupRow | null;
}

function Steps({ user, settings, kept, autoSkip, headingLevel }: StepsProps) {
  const { progress, ...signup } = useSignup({ kept, user, pushKey: settings.push_pub, autoSkip });
  if (progress === null) return <Waiting />;
  if (isSignupOver(user.profile, progress.step)) return <Redirect to={pathTo('/home')} replace />;
  return <StepView user={user} settings={settings} headingLevel={headingLevel} progress={progress} signup={signup} />;
}

interface StepViewProps extends Pick<StepProps, 'user' | 'settings' | 'headingLevel'> {
  progress: SignupProgress;
  signup: Omit<Signup, 'progress'>;
}

function StepView({ user, settings, headingLevel, progress, signup }: StepViewProps) {
  const { t } = useTranslation();
  const hasPushStep = useHasPushStep(settings.push_pub, progress.step);
  const { shown, change, send, goBack } = useReview(progress, signup, hasPushStep);
  const { step, draft } = shown;
  const Step = STEPS[step];
  return (
    <div className={styles['flow']} data-step={step}>
      <div className={styles['where']}>
        <div className={styles['line']}>
          {goBack !== null && (
            <Button variant="quiet" size="s" icon={<ChevronLeft aria-hidden="true" />} onClick={goBack}>
              {t('signup.back')}
            </Button>
          )}
          <p id="signup-where">{step === 7 ? t('signup.all_done') : t('signup.step', { step })}</p>
        </div>
        {/* The last step waits for something, and tells how long: to be heard, one progress is enough. */}
        <ProgressBar
          aria-labelledby="signup-where"
          aria-hidden={step === 6 || undefined}
          max={1}
          value={signupProgress(step)}
        />
      </div>
      <Suspense fallback={<Skeleton shape="block" height="18rem" />}>
        <Step
          key={step}
          user={user}
          settings={settings}
          draft={draft}
          change={change}
          activity={activityOf({ step })}
          send={send}
          headingLevel={headingLevel}
        />
      </Suspense>
    </div>
  );
}

function Waiting() {
  return (
    <div aria-busy="true">
      <Skeleton shape="block" height="22rem" />
    </div>
  );
}
