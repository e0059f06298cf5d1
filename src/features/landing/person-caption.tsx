import type { LandingPerson } from '../../../worker/public/direct-calls.ts';
import { afterName } from '../members/after-name.ts';
import { FictionalBadge } from '../members/fictional-badge.tsx';

/** Who a picture shows, with the mark of a fictional profile; the line around it lays both out. */
export function PersonCaption({ person: { profile } }: { person: LandingPerson }) {
  return (
    <>
      <span>
        <span dir="auto">{profile.name}</span>
        {afterName(profile.age)}
      </span>
      {profile.fictional_icon && <FictionalBadge />}
    </>
  );
}
