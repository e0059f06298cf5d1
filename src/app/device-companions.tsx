import { InstallFollower } from '../features/install/install-follower.tsx';
import { PushFollower } from '../features/push/push-follower.tsx';

/** What ties the app to the device: push, and its place on the home screen. */
export default function DeviceCompanions() {
  return (
    <>
      <PushFollower />
      {import.meta.env.PROD && <InstallFollower />}
    </>
  );
}
