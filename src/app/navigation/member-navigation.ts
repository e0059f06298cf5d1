import type { ComponentType } from 'react';
import type { TemplateName } from '../../../worker/public/runtime-configuration.ts';
import { variantOf } from '../../templates/features.ts';
import type { NavigationProps } from './use-navigation.tsx';

const NAVIGATIONS: Record<TemplateName, () => Promise<{ default: ComponentType<NavigationProps> }>> = {
  social: () => import('./social-navigation.tsx'),
  classic: () => import('./classic-navigation.tsx'),
  lavish: () => import('./lavish-navigation.tsx'),
};

/** What stands around the pages of members, as the template has it. */
export function loadMemberNavigation(): Promise<{ default: ComponentType<NavigationProps> }> {
  return NAVIGATIONS[variantOf('navigation')]();
}
