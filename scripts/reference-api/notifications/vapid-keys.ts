import webPush from 'web-push';
import { isRecord, parseJson } from '../contract/json.ts';
import { textColumn } from '../database/columns.ts';
import type { Database } from '../database/database.ts';

/** VAPID key pair that identifies this site to push services (RFC 8292), base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** Generated on the first run and persisted: a new key would invalidate the subscriptions of all browsers. */
export async function readVapidKeys(database: Database): Promise<VapidKeys> {
  return database.write(async (writer) => {
    await writer.run('INSERT INTO installation (key, value) VALUES (?, ?) ON CONFLICT DO NOTHING', [
      'vapid',
      JSON.stringify(webPush.generateVAPIDKeys()),
    ]);
    const row = await writer.row("SELECT value FROM installation WHERE key = 'vapid'");
    const stored = row === null ? null : parseJson(textColumn(row, 'value'));
    if (!isRecord(stored)) throw new Error('The push keys were not stored');
    const { publicKey, privateKey } = stored;
    if (typeof publicKey !== 'string' || typeof privateKey !== 'string') throw new Error('The push keys are broken');
    return { publicKey, privateKey };
  });
}
