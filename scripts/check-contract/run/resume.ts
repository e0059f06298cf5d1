import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Contract } from '../contract/contract.ts';
import { operationOf } from '../contract/contract.ts';
import { at, isRecord, listAt, textAt } from '../contract/json.ts';
import type { ExchangeOutcome, HeaderList } from '../model/exchange.ts';
import type { Finding } from '../model/finding.ts';
import { createRedactor, type Redactor } from '../reports/redact.ts';

/** What an interrupted run completed, so that the next one can resume after it. */
export interface Resume {
  done: ReadonlySet<string>;
  /** Names of uses that were shown to work. What works once, such as the link of a mail, cannot be shown again. */
  proven: ReadonlySet<string>;
  /** Findings of the completed parts. */
  findings: readonly Finding[];
}

interface Owner {
  contract: Contract;
  baseUrl: string;
}

/** Returns null if there is nothing to resume, or if it belongs to another server or contract. */
export function readResume(file: string, { contract, baseUrl }: Owner): Resume | null {
  if (!existsSync(file)) return null;
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
  if (at(value, 'contract') !== contract.sha256 || at(value, 'baseUrl') !== baseUrl) return null;
  return {
    done: textsIn(value, 'done'),
    proven: textsIn(value, 'proven'),
    findings: listAt(value, 'findings').flatMap((each) => findingOf(contract, each) ?? []),
  };
}

/** Masks secrets, since the file may remain in a workspace. */
export function writeResume(file: string, { contract, baseUrl }: Owner, { done, proven, findings }: Resume): void {
  const redactor = createRedactor(findings.map(({ exchange }) => exchange));
  const stored = findings.map((finding) => storedFinding(finding, redactor));
  const parts = { done: [...done], proven: [...proven], findings: stored };
  writeFileSync(file, JSON.stringify({ contract: contract.sha256, baseUrl, ...parts }));
}

function textsIn(value: unknown, name: string): ReadonlySet<string> {
  return new Set(listAt(value, name).filter((each) => typeof each === 'string'));
}

export function endResume(file: string): void {
  rmSync(file, { force: true });
}

function storedFinding({ exchange, ...finding }: Finding, redactor: Redactor): object {
  const { operation, use, request, outcome, ...rest } = exchange;
  return {
    ...finding,
    title: redactor.text(finding.title),
    actual: redactor.text(finding.actual),
    exchange: {
      ...rest,
      use: use?.name ?? null,
      operation: operation?.operationId ?? null,
      request: { method: request.method, url: redactor.url(request.url), headers: redactor.headers(request.headers) },
      // Omit the response body: it belongs in the reports of the run that received it.
      status: outcome.kind === 'answered' ? outcome.status : null,
    },
  };
}

function findingOf(contract: Contract, value: unknown): Finding | null {
  const exchange = at(value, 'exchange');
  const request = at(exchange, 'request');
  const operation = operationOf(contract, textAt(exchange, 'operation') ?? '');
  const use = operation?.uses.find(({ name }) => name === textAt(exchange, 'use')) ?? null;
  const phase = PHASES.find((each) => each === at(value, 'phase'));
  if (!isRecord(value) || phase === undefined || typeof at(value, 'code') !== 'string') return null;
  const source = operation?.source ?? null;
  return {
    code: String(value['code']),
    phase,
    operationId: operation?.operationId ?? null,
    source,
    title: String(value['title']),
    place: textAt(value, 'place'),
    count: Number(at(value, 'count') ?? 1),
    expected: String(value['expected']),
    actual: String(value['actual']),
    advice: textAt(value, 'advice'),
    exchange: {
      sequence: 0,
      phase,
      operation,
      use,
      purpose: String(at(exchange, 'purpose')),
      request: {
        method: String(at(request, 'method')),
        url: String(at(request, 'url')),
        headers: headersOf(at(request, 'headers')),
        body: null,
      },
      outcome: outcomeOf(at(exchange, 'status')),
      startedAtMs: Number(at(exchange, 'startedAtMs') ?? 0),
      durationMs: Number(at(exchange, 'durationMs') ?? 0),
    },
  };
}

const PHASES: readonly Finding['phase'][] = [
  'login',
  'conformance',
  'negative',
  'session',
  'sequence',
  'members',
  'idempotency',
  'php',
];

function headersOf(value: unknown): HeaderList {
  if (!Array.isArray(value)) return [];
  return value.flatMap((pair: unknown) => (Array.isArray(pair) ? [[String(pair[0]), String(pair[1])] as const] : []));
}

function outcomeOf(status: unknown): ExchangeOutcome {
  if (typeof status !== 'number')
    return { kind: 'failed', reason: 'other', message: 'no answer, in an earlier part of this run' };
  return { kind: 'answered', status, statusText: '', headers: [], body: new Uint8Array() };
}
