import { ok } from '../http/answer.ts';
import type { Operations } from '../http/operations.ts';
import type { Services } from '../services.ts';
import { readNotifications, saveNotifications } from './matrix.ts';
import { sendTestPush, subscribePush, unsubscribePush } from './push-subscriptions.ts';

export function notificationOperations(operations: Operations, services: Services): void {
  operations.read('getNotifications', async (call) => ok(await readNotifications(services.database, call.account.id)));
  operations.write('saveNotifications', 'SaveNotificationsRequest', (call, body, writer) =>
    saveNotifications(writer, call.account.id, body),
  );
  operations.write('sendTestPush', 'TestPushRequest', (call, _, writer) => sendTestPush(call, writer, services.push));
  operations.write('postUser.subscribePush', 'PushSubscriptionRequest', subscribePush);
  operations.write('postUser.unsubscribePush', 'PushUnsubscriptionRequest', unsubscribePush);
}
