import type { ComponentType } from 'react';
import type { TemplateName } from '../../worker/public/runtime-configuration.ts';
import type { NavigationProps } from '../app/navigation/use-navigation.tsx';
import { variantOf } from './features.ts';

const NAVIGATIONS: Record<TemplateName, () => Promise<{ default: ComponentType<NavigationProps> }>> = {
  social: () => import('./social/member-navigation.tsx'),
  classic: () => import('./classic/member-navigation.tsx'),
  lavish: () => import('./lavish/member-navigation.tsx'),
};

/** What stands around the pages of members, as the template has it. */
export function loadMemberNavigation(): Promise<{ default: ComponentType<NavigationProps> }> {
  return NAVIGATIONS[variantOf('navigation')]();
}
