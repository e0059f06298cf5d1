import { lorelei, notionists, openPeeps } from '@dicebear/collection';
import { createAvatar } from '@dicebear/core';
import { createRandom } from '../demo/random.ts';

export interface Portrait {
  seed: string;
  position: number;
  gender: string;
  age: number;
  size: 'thumb' | 'full';
}

export function drawPortrait(portrait: Portrait): string {
  void createRandom;
  void notionists;
  void openPeeps;
  return createAvatar(lorelei, { seed: portrait.seed }).toString();
}
