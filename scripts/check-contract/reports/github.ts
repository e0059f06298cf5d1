import { causesOf } from '../causes/causes.ts';
import type { RunReport } from '../model/run-report.ts';
import type { Redactor } from './redact.ts';
import { scriptOf } from './script-of.ts';

/** Returns GitHub Actions workflow commands, which show as annotations: one for each cause. */
export function githubAnnotations(report: RunReport, redactor: Redactor): readonly string[] {
  return causesOf(report.findings).map(({ title: summary, first, operationIds }) => {
    const text = [
      `Expected ${first.expected}; actual ${first.actual}.`,
      ...(first.advice === null ? [] : [first.advice]),
      ...(operationIds.length > 1 ? [`Also in ${operationIds.slice(1).join(', ')}.`] : []),
    ].join('\n');
    const title = property(redactor.text(summary));
    return `::error file=${property(scriptOf(first))},line=1,title=${title}::${message(redactor.text(text))}`;
  });
}

function message(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return message(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
