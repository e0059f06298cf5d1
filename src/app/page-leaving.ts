/**
 * Follows from here on whether the page is being left. Firefox and Safari cut off what still loads as soon as another
 * page is asked for, long before it comes: such a failure says nothing of the server. Listened for only as long as
 * needed, since a page that listens is not kept for the way back in every browser.
 */
export function watchLeaving(): { hasBegun: () => boolean; stop: () => void } {
  let hasBegun = false;
  const note = () => {
    hasBegun = true;
  };
  window.addEventListener('beforeunload', note);
  return { hasBegun: () => hasBegun, stop: () => window.removeEventListener('beforeunload', note) };
}
