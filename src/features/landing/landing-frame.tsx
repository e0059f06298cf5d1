import type { ReactNode } from 'react';
import type { Settings } from '../../../worker/public/rows.ts';
import type { LandingSlug } from '../../routing/landing-slug.ts';
import { HowItWorks } from './how-it-works.tsx';
import { LanderFrame } from './lander-frame.tsx';
import { LandingAddress } from './landing-address.tsx';
import type { LandingLayout } from './landing-page-props.ts';

interface LandingFrameProps {
  slug: LandingSlug;
  layout: LandingLayout;
  settings: Settings | null;
  children: ReactNode;
}

/** What all landing pages share: the handling of their URL, the frame, and the final section on how the site works. */
export function LandingFrame({ slug, layout, settings, children }: LandingFrameProps) {
  return (
    <LandingAddress slug={slug}>
      <LanderFrame layout={layout} slug={slug}>
        {children}
        <HowItWorks settings={settings} />
      </LanderFrame>
    </LandingAddress>
  );
}
