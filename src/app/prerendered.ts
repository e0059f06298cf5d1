import type { TemplateName } from '../../worker/public/runtime-configuration.ts';
import { isTemplateName } from '../../worker/public/runtime-configuration.ts';

/**
 * Attributes through which a prerendered page (scripts/prerender) and the app communicate; on `<html>` except the last.
 * The server picks the page by address and language of the request; first-look.ts checks whether it fits this device
 * too.
 */

/** The page has a prerendered body; the value is its template. */
export const PRERENDERED_ATTRIBUTE = 'data-prerendered';
/** first-look.ts has run; some browsers hide a prerendered page until then (start-failure.css). */
export const LOOKED_ATTRIBUTE = 'data-looked';
/** The prerendered page does not fit this device and is not shown (start-failure.css). */
export const MISFIT_ATTRIBUTE = 'data-misfit';
/** A member was logged in here; the value is the layout whose placeholder the shell shows (frame-skeleton.tsx). */
export const MEMBER_FRAME_ATTRIBUTE = 'data-member-frame';
/** Class of a member's pages; see root-classes.ts. */
export const MEMBER_CLASS = 'logged-in';
/** The address says where to go after the login; told before the app reads it. */
export const NEXT_ATTRIBUTE = 'data-next';
/** The views are interactive: forms are handled by the app from now on. */
export const USABLE_ATTRIBUTE = 'data-usable';
/** Marks a form that was submitted before that. */
export const SENT_EARLY_ATTRIBUTE = 'data-sent-early';

/** Returns the template of the prerendered page if it fits this device; null otherwise. */
export function fittingPage(root: Element): TemplateName | null {
  const template = root.getAttribute(PRERENDERED_ATTRIBUTE);
  return isTemplateName(template) && !root.hasAttribute(MISFIT_ATTRIBUTE) ? template : null;
}
