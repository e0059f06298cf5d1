import type { Parser } from 'wouter';
import { startLinkPreload } from './preload-links.ts';
import { startScrollMemory } from './scroll-memory.ts';

/** What makes going back and forth smooth. Returns the function that ends it. */
export function startConveniences(parser: Parser): () => void {
  const endScrollMemory = startScrollMemory();
  const endLinkPreload = startLinkPreload(parser);
  return () => {
    endScrollMemory();
    endLinkPreload();
  };
}
