import { expect, it } from 'vitest';
import { permissionState } from './permission-state.ts';

const desktop = { permission: 'default', isAppleMobile: false, isInstalled: false };

it('the state of a browser is what its owner decided', () => {
  expect(permissionState(desktop)).toBe('undecided');
  expect(permissionState({ ...desktop, permission: 'granted' })).toBe('granted');
  expect(permissionState({ ...desktop, permission: 'denied' })).toBe('denied');
  expect(permissionState({ ...desktop, permission: null })).toBe('unsupported');
});

it('an iPhone needs the app on its home screen first', () => {
  expect(permissionState({ permission: null, isAppleMobile: true, isInstalled: false })).toBe('needs_installing');
  expect(permissionState({ permission: 'granted', isAppleMobile: true, isInstalled: true })).toBe('granted');
});
