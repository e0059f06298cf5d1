import { useEffect } from 'react';
import { InstallFollower } from '../features/install/install-follower.tsx';
import { PushFollower } from '../features/push/push-follower.tsx';
import { startBuildWatch } from './build-watch.ts';
import { registerServiceWorker } from './service-worker-registration.ts';

/** Ties the app to the device: caches its files and keeps them up to date, follows push, offers installation. */
export default function DeviceParts() {
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    registerServiceWorker();
    return startBuildWatch(__BUILD_ID__);
  }, []);
  return (
    <>
      <PushFollower />
      {import.meta.env.PROD && <InstallFollower />}
    </>
  );
}
