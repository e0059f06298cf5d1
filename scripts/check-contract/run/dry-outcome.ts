import type { ContractDocument } from '../contract/document.ts';
import type { ExchangeOutcome } from '../model/exchange.ts';
import { sampleValue } from '../requests/sample-value.ts';
import type { Order } from './runner.ts';

/** Returns what a conforming server would respond, so that a dry run follows the path of a real one. */
export function dryOutcome(document: ContractDocument, { draft, expectation }: Order): ExchangeOutcome {
  const keys = [...draft.operation.responses.keys()];
  const wanted =
    expectation.kind === 'status'
      ? String(expectation.statuses[0])
      : expectation.kind === 'success' || expectation.kind === 'documented' || expectation.kind === 'visitor'
        ? (keys.find((key) => /^[23]/.test(key)) ?? '200')
        : (keys.find((key) => key === '403' || key.startsWith('4')) ?? '422');
  const content = [...(draft.operation.responses.get(wanted)?.content ?? [])][0];
  const status = Number(wanted) || 200;
  const schema = (status < 300 ? draft.use.success : null) ?? content?.[1] ?? null;
  const body = content === undefined || schema === null ? '' : JSON.stringify(sampleValue(document, schema));
  return {
    kind: 'answered',
    status,
    statusText: '',
    headers: content === undefined ? [] : [['Content-Type', content[0]]],
    body: Buffer.from(body),
  };
}
