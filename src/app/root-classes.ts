import type { TemplateName } from '../../worker/public/runtime-configuration.ts';
import { MEMBER_CLASS } from './prerendered.ts';

interface RootFacts {
  template: TemplateName;
  isMember: boolean;
  routeName: string;
}

/**
 * Returns the classes of `<html>`: template, logged-in flag, `is-index` or the route's name (specification, section 2).
 */
export function rootClasses({ template, isMember, routeName }: RootFacts): string {
  return [`template-${template}`, isMember ? MEMBER_CLASS : '', rootClassOf(routeName)]
    .filter((name) => name !== '')
    .join(' ');
}

export function rootClassOf(routeName: string): string {
  return routeName === 'index' ? 'is-index' : `route-${routeName}`;
}

export function showRootClasses(facts: RootFacts): void {
  document.documentElement.className = rootClasses(facts);
}
