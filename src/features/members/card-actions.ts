export interface CardActions {
  like: boolean;
  chat: boolean;
  view: boolean;
}

/**
 * Returns which buttons a profile card has (specification, section 2): no like on the home route, no chat and no view
 * button on the likes route, like and chat only for logged-in members.
 */
export function cardActions(place: 'home' | 'likes' | 'members', isLoggedIn: boolean): CardActions {
  return {
    like: isLoggedIn && place !== 'home',
    chat: isLoggedIn && place !== 'likes',
    view: place !== 'likes',
  };
}
