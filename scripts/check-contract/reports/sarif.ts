import { fingerprint } from '../causes/baseline.ts';
import type { Finding } from '../model/finding.ts';
import type { RunReport } from '../model/run-report.ts';
import { curlLine } from './curl.ts';
import type { Redactor } from './redact.ts';
import { scriptOf } from './script-of.ts';

/** Returns SARIF 2.1.0 (OASIS) for code scanning in GitHub and elsewhere, with one rule per finding code. */
export function sarifReport(report: RunReport, redactor: Redactor): string {
  const codes = [...new Set(report.findings.map(({ code }) => code))];
  const rules = codes.map((code) => {
    const first = report.findings.find((finding) => finding.code === code);
    return { id: code, shortDescription: { text: redactor.text(first?.title ?? code) } };
  });
  const document = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'check-contract', version: report.contract.version, rules } },
        invocations: [
          {
            executionSuccessful: report.abortedBecause === null,
            startTimeUtc: new Date(report.startedAtMs).toISOString(),
          },
        ],
        results: report.findings.map((finding) => resultOf(finding, codes, redactor)),
      },
    ],
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function resultOf(finding: Finding, codes: readonly string[], redactor: Redactor): object {
  const { code, title, expected, actual, advice, place, operationId, exchange } = finding;
  const text = [
    `${title}${operationId === null ? '' : ` (${operationId})`}.`,
    ...(place === null ? [] : [`Where: ${place}.`]),
    `Expected: ${expected}.`,
    `Actual: ${actual}.`,
    ...(advice === null ? [] : [advice]),
    curlLine(exchange.request, redactor),
  ];
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: 'error',
    message: { text: redactor.text(text.join('\n')) },
    locations: [{ physicalLocation: { artifactLocation: { uri: scriptOf(finding) }, region: { startLine: 1 } } }],
    partialFingerprints: { checkContract: fingerprint(finding) },
  };
}
