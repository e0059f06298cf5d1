/** Signs of what people like doing, in a square of 24 by 24. */
export const SIGNS = [
  // Music
  '<path d="M9 18V5l12-2v13"/><circle cx="6" cy="18" r="3"/><circle cx="18" cy="16" r="3"/>',
  // A pot on the stove
  '<path d="M3 11h18v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3zM1 13h2M21 13h2M8 3c-1 2 1 3 0 5M13 3c-1 2 1 3 0 5"/>',
  // Mountains
  '<path d="M2 20 9 6l5 9 2-3 6 8zM7 10l2 2 2-2"/>',
  // A film
  '<rect x="3" y="5" width="18" height="14" rx="2"/><path d="M8 5v14M16 5v14M3 12h18"/>',
  // A book
  '<path d="M12 6C9 4 5 4 2 5v14c3-1 7-1 10 1 3-2 7-2 10-1V5c-3-1-7-1-10 1zm0 0v14"/>',
  // A ball
  '<circle cx="12" cy="12" r="9.5"/><path d="M3 9c6 0 9 3 9 12M12 2.500c0 5 3 9 9 10M6 4.500c4 2 8 1 12-.5"/>',
  // A palette
  '<path d="M12 2.500a9.500 9.500 0 1 0 0 19c2 0 2-1.600 1.300-2.600-.8-1.300 0-2.900 1.700-2.900h3a3.500 3.500 0 0 0 3.500-3.500c0-5.500-4.300-10-9.500-10z"/><circle cx="7" cy="12" r="1"/><circle cx="10" cy="7.500" r="1"/><circle cx="15.500" cy="8" r="1"/>',
  // A paw
  '<circle cx="5" cy="11" r="2"/><circle cx="9.500" cy="6" r="2"/><circle cx="14.500" cy="6" r="2"/><circle cx="19" cy="11" r="2"/><path d="M12 11c-3 0-5.500 3.500-5.500 6 0 1.800 1.500 2.500 3 2.200 1.600-.3 3.400-.3 5 0 1.500.3 3-.4 3-2.200 0-2.500-2.500-6-5.500-6z"/>',
  // A wine glass
  '<path d="M7 3h10c.6 5-1 10-5 10S6.400 8 7 3zM12 13v8M8 21h8"/>',
] as const;
