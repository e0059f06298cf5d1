import type { TemplateName } from '../../worker/public/runtime-configuration.ts';
import { isTemplateName } from '../../worker/public/runtime-configuration.ts';

/**
 * What a prerendered page (scripts/prerender) and the app tell each other, as attributes of `<html>`. The server sends
 * a page for its address and a language that fits the request; first-look.ts looks whether it fits this device too.
 */

/** The page has a body that was rendered before: its template. */
export const PRERENDERED_ATTRIBUTE = 'data-prerendered';
/** It is none for this device, and is not shown (start-failure.css). */
export const MISFIT_ATTRIBUTE = 'data-misfit';
/** A member was here: the layout of the page that comes, of which the shell holds the place (frame-skeleton.tsx). */
export const MEMBER_FRAME_ATTRIBUTE = 'data-member-frame';
/** The views answer: forms are the app's from now on. */
export const USABLE_ATTRIBUTE = 'data-usable';
/** Of a form that was sent off before that. */
export const SENT_EARLY_ATTRIBUTE = 'data-sent-early';

/** The template of the prerendered page that fits here; null when there is none. */
export function fittingPage(root: Element): TemplateName | null {
  const template = root.getAttribute(PRERENDERED_ATTRIBUTE);
  return isTemplateName(template) && !root.hasAttribute(MISFIT_ATTRIBUTE) ? template : null;
}
