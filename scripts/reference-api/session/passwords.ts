import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** What a real password costs, and an address without an account. */
export const PASSWORD_COST = 16384;
const BLOCK_SIZE = 8;
const KEY_BYTES = 32;

/**
 * Returns `scrypt$cost$blockSize$salt$key`, with salt and key as base64url.
 *
 * @param cost lower only for a password that everybody may know, where nobody measures how long a login takes
 */
export async function hashPassword(password: string, cost: number = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost, BLOCK_SIZE);
  return ['scrypt', cost, BLOCK_SIZE, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** With a null hash (no such account), takes the same time and returns false. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, cost, blockSize, salt, key] = (hash ?? '').split('$');
  if (cost === undefined || blockSize === undefined || salt === undefined || key === undefined) {
    await derive(password, Buffer.alloc(16), PASSWORD_COST, BLOCK_SIZE);
    return false;
  }
  const derived = await derive(password, Buffer.from(salt, 'base64url'), Number(cost), Number(blockSize));
  return timingSafeEqual(derived, Buffer.from(key, 'base64url'));
}

function derive(password: string, salt: Buffer, cost: number, blockSize: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, { N: cost, r: blockSize }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}
