import type { ComponentType } from 'react';
import { choiceOf, type TemplateParts } from '../../templates/template-parts.ts';
import type { NavigationProps } from './use-navigation.tsx';

const NAVIGATIONS: Record<TemplateParts['navigation'], () => Promise<{ default: ComponentType<NavigationProps> }>> = {
  social: () => import('./social-navigation.tsx'),
  classic: () => import('./classic-navigation.tsx'),
  lavish: () => import('./lavish-navigation.tsx'),
};

/** Loads the frame around members' pages for the current template. */
export function loadMemberNavigation(): Promise<{ default: ComponentType<NavigationProps> }> {
  return NAVIGATIONS[choiceOf('navigation')]();
}
