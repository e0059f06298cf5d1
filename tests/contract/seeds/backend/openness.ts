import type { World } from './world.ts';

/** To whom the site opens its search and its profiles: to all, to those of a traffic source, or to members alone. */
export function opennessOf({ breach }: World): { isOpen: boolean; isOpenToSent: boolean } {
  const place = breach?.name === 'open-otherwise-than-told' ? breach.place : '';
  const isClosed = /\.closed/.test(place);
  const isForSent = /\.for-sent/.test(place);
  return { isOpen: !isClosed && !isForSent, isOpenToSent: !isClosed };
}
