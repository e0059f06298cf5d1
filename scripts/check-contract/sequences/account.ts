import { at, isRecord, valueAtPointer } from '../contract/json.ts';
import type { Sequence } from './sequence.ts';
import { holds, listIn, textIn } from './values.ts';

export const saveNotifications: Sequence = {
  title: 'save notifications, read them back',
  account: 'member',
  calls: [
    { operationId: 'getNotifications', use: null },
    { operationId: 'saveNotifications', use: null },
  ],
  async run(steps) {
    const before = await steps.call('getNotifications', { purpose: 'as they stand' });
    const first = listIn(before.body, '/settings')[0];
    if (!isRecord(first)) return;
    const shown = { event: first['event'], channel: first['channel'], frequency: first['frequency'] };
    const other = ['never', 'daily', 'at_once', 'weekly'].find((each) => each !== shown.frequency) ?? 'daily';
    for (const frequency of [other, shown.frequency]) {
      const settings = [{ ...shown, frequency }];
      const saved = await steps.attempt('saveNotifications', {
        purpose: `set one to ${String(frequency)}`,
        body: { settings },
        // Not every event allows every frequency.
        expect: { kind: 'documented' },
      });
      if (!saved.isSuccess) return;
      const after = await steps.call('getNotifications', { purpose: 'the change is there' });
      const found = listIn(after.body, '/settings').find(
        (each) => at(each, 'event') === shown.event && at(each, 'channel') === shown.channel,
      );
      if (at(found, 'frequency') !== frequency)
        steps.broken(
          after,
          'A saved notification setting is not read back',
          `${String(frequency)} for ${String(shown.event)} by ${String(shown.channel)}`,
          String(at(found, 'frequency')),
        );
    }
  },
};

export const saveProfile: Sequence = {
  title: 'save the profile, read it back',
  account: 'member',
  calls: [
    { operationId: 'getUser', use: null },
    { operationId: 'saveProfile', use: null },
  ],
  async run(steps) {
    const before = await steps.call('getUser', { purpose: 'as it stands' });
    const old = valueAtPointer(before.body, '/profile/personal');
    const text = 'A text of the contract checker: ä, €, 😀.';
    for (const personal of [text, typeof old === 'string' || old === null ? old : text]) {
      const [country, countryregion, city] = ['country', 'countryregion', 'city'].map((name) =>
        valueAtPointer(before.body, `/profile/${name}`),
      );
      await steps.call('saveProfile', { purpose: 'save the text', body: { country, countryregion, city, personal } });
      const after = await steps.call('getUser', { purpose: 'the text is there' });
      const found = valueAtPointer(after.body, '/profile/personal');
      if (found !== personal)
        steps.broken(
          after,
          'A saved profile is not read back as it was sent',
          JSON.stringify(personal),
          JSON.stringify(found) ?? 'nothing',
          'Check that texts with letters of any language pass through unchanged (utf8mb4), and that PUT bodies are read from php://input.',
        );
    }
  },
};

export const orderCredits: Sequence = {
  title: 'order credits, see the transaction pending',
  account: 'member',
  calls: [
    { operationId: 'getCredits', use: null },
    { operationId: 'orderCredits', use: null },
    { operationId: 'getTransactions', use: null },
  ],
  async run(steps) {
    await steps.call('getCredits', { purpose: 'the offer' });
    const started = await steps.call('orderCredits', { purpose: 'order a pack' });
    const id = textIn(started.body, 'transaction');
    if (id === null) return;
    const one = await steps.call('getTransactions', { purpose: 'the transaction', query: { id } });
    const list = [one.body, ...listIn(one.body, '/transactions')];
    const found = list.find((each) => at(each, 'id') === id) ?? at(one.body, 'transaction');
    const state = at(found, 'state');
    if (found === undefined) steps.broken(one, 'A started order has no transaction', `transaction ${id}`, 'not there');
    else if (state !== 'pending')
      steps.broken(
        one,
        'An order that nobody has paid is not pending',
        'the state "pending"',
        JSON.stringify(state) ?? 'nothing',
      );
    const all = await steps.call('getTransactions', { purpose: 'it is in the list' });
    const listed = listIn(all.body, '/transactions');
    if (listed.length > 0 && !holds(listed, '/id', id))
      steps.broken(all, 'A started order is not in the list of transactions', `transaction ${id}`, 'not there');
  },
};

export const deleteAccount: Sequence = {
  title: 'sign up, be there, end the account, be gone',
  account: 'throwaway',
  calls: [
    { operationId: 'postUser', use: 'signUp' },
    { operationId: 'getUser', use: null },
    { operationId: 'deleteAccount', use: null },
  ],
  async run(steps) {
    const user = await steps.call('getUser', { purpose: 'the new account is logged in' });
    const email = textIn(user.body, 'email');
    const signedUp = steps.visitor.pool.all('email')[0];
    if (email !== null && email !== signedUp)
      steps.broken(user, 'The new account has another address', String(signedUp), email);
    await steps.call('deleteAccount', { purpose: 'end the account' });
    await steps.attempt('getUser', {
      purpose: 'the session has ended',
      expect: { kind: 'status', statuses: [401, 403], because: 'The session lives on after the account has ended' },
    });
    steps.visitor.hasSession = false;
  },
};

export const logOut: Sequence = {
  title: 'log out, be logged out',
  account: 'member',
  calls: [
    { operationId: 'getUser', use: null },
    { operationId: 'logOut', use: null },
  ],
  async run(steps) {
    await steps.call('getUser', { purpose: 'logged in' });
    await steps.call('logOut', { purpose: 'log out' });
    await steps.attempt('getUser', {
      purpose: 'the session has ended',
      expect: { kind: 'status', statuses: [401, 403], because: 'The session lives on after logging out' },
    });
    steps.visitor.hasSession = false;
  },
};
