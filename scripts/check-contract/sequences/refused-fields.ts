import { at, isList } from '../contract/json.ts';
import type { Steps } from './steps.ts';
import { listIn } from './values.ts';

const NO_SUCH_NAME = 'check_contract_no_such_name';

/** Codes and notes that the fields of the operator do not allow. */
export async function refusedFields(steps: Steps): Promise<void> {
  if (!steps.has('getProfileFields')) return;
  const { body } = await steps.attempt('getProfileFields', {
    purpose: 'what is allowed',
    expect: { kind: 'documented' },
  });
  const [field] = Object.keys(Object(at(body, 'allowed_values')));
  const [note] = Object.entries(Object(at(body, 'notes')));
  if (field !== undefined)
    await refused(steps, 'a value that a field does not have', { fields: { [field]: ['no-such-value'] } });
  if (note !== undefined && Number(note[1]) < 10_000)
    await refused(steps, 'a note that is too long', { notes: { [note[0]]: 'x'.repeat(Number(note[1]) + 1) } });
  await refused(steps, 'a field that there is not', { fields: { [NO_SUCH_NAME]: ['one'] } });
  await refused(steps, 'a note that there is not', { notes: { [NO_SUCH_NAME]: 'A note.' } });
  const multiple = listIn(body, '/multiple');
  const single = Object.entries(Object(at(body, 'allowed_values'))).find(
    ([name, codes]) => !multiple.includes(name) && isList(codes) && codes.length > 1,
  );
  if (single !== undefined && isList(single[1]))
    await refused(steps, 'two values of a field that holds one', { fields: { [single[0]]: single[1].slice(0, 2) } });
}

export async function refused(steps: Steps, purpose: string, body: Readonly<Record<string, unknown>>): Promise<void> {
  const because = `Saving ${purpose} is not refused`;
  await steps.attempt('saveProfile', {
    purpose,
    body,
    isWholeBody: true,
    expect: { kind: 'status', statuses: [422], because },
  });
}
