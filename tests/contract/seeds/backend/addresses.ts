import type { Account, World } from './world.ts';

/** Returns the account of an address, whatever its capital letters; with the seed, only of the address as it is stored. */
export function findByAddress(world: World, email: string, use = ''): Account | undefined {
  if (world.breaks('address-with-case', use)) return world.accounts.find((each) => each.email === email);
  return world.accounts.find((each) => each.email.toLowerCase() === email.trim().toLowerCase());
}
