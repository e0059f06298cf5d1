import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type CheckArguments, type ParsedArguments, parseArguments } from './arguments.ts';
import { type Baseline, BaselineProblem, readBaseline, writeBaseline } from './causes/baseline.ts';
import type { Contract } from './contract/contract.ts';
import { ContractFileError } from './contract/document.ts';
import { isRecord } from './contract/json.ts';
import { loadContract } from './contract/load-contract.ts';
import { runDiff } from './diff/run-diff.ts';
import { writeGuard } from './guard/write-guard.ts';
import { createNodeTransport } from './http/node-transport.ts';
import { systemClock } from './http/pace.ts';
import type { OperationReport, RunReport } from './model/run-report.ts';
import { phpDiagnosis } from './php/diagnose.ts';
import { runProxy } from './proxy/run-proxy.ts';
import { githubAnnotations } from './reports/github.ts';
import { createRedactor } from './reports/redact.ts';
import { checkReportTargets, writeReports } from './reports/write-reports.ts';
import type { ResourceValue } from './requests/resource-pool.ts';
import { languagesOf } from './requests/site-languages.ts';
import { expectedCount } from './run/expected-count.ts';
import { namesSomething, selectUses } from './run/plan.ts';
import { endResume, readResume, writeResume } from './run/resume.ts';
import { runCheck } from './run/run-check.ts';
import { describeRequest } from './terminal/describe-request.ts';
import { describeRun } from './terminal/final-report.ts';
import { createPaint, type Paint } from './terminal/paint.ts';
import { plural } from './terminal/plural.ts';
import { createProgress, silentProgress } from './terminal/progress.ts';
import type { TerminalOutput } from './terminal/terminal-output.ts';
import { USAGE } from './usage.ts';

export interface CommandIo {
  out: TerminalOutput;
  /** Prints one line; `line` has no newline. */
  printError(line: string): void;
  environment: Readonly<Record<string, string | undefined>>;
  /** Ends the run; findings so far are still reported. */
  signal: AbortSignal;
}

export type ExitCode = 0 | 1 | 2;

/** The run cannot start; `message` is one line. */
class StartProblem extends Error {}

/**
 * Runs the whole command. `args` excludes node and script. Resolves to the exit code and never rejects for bad input.
 */
export async function runCommand(args: readonly string[], io: CommandIo): Promise<ExitCode> {
  const parsed = parseArguments(args);
  const print = (line: string): void => io.out.write(`${line}\n`);
  try {
    switch (parsed.kind) {
      case 'help':
        print(USAGE);
        return 0;
      case 'version':
        print(describeVersion());
        return 0;
      case 'problem':
        throw new StartProblem(parsed.message);
      case 'diff':
        return runDiff(parsed.oldFile, parsed.newFile, { print, printError: io.printError });
      case 'proxy':
        return await proxy(parsed, io);
      case 'guard':
        return guard(parsed.file, parsed.contractFile, print);
      case 'check':
        return await check(parsed.options, io);
    }
  } catch (error) {
    if (!(error instanceof StartProblem || error instanceof ContractFileError || error instanceof BaselineProblem))
      throw error;
    io.printError(sentence(error.message));
    return 2;
  }
}

async function check(options: CheckArguments, io: CommandIo): Promise<ExitCode> {
  const contract = loadContract(options.contractFile);
  for (const pattern of [...options.only, ...options.skip])
    if (!namesSomething(contract, pattern))
      throw new StartProblem(`"${pattern}" is no operation, tag or path of the contract.`);
  const languages = languagesOf(contract.document);
  for (const language of options.languages)
    if (!languages.includes(language))
      throw new StartProblem(`"${language}" is none of the contract's languages, ${languages.join(', ')}.`);
  const values = readValues(options.valuesFile);
  const problem = await checkReportTargets(options.reports);
  if (problem !== null) throw new StartProblem(problem);
  const baseline = options.baselineFile === null ? null : readBaseline(options.baselineFile);
  const paint = createPaint(hasColours(options, io));
  const selection = { only: options.only, skip: options.skip, source: options.source };
  const expected = expectedCount(selectUses(contract, selection), options.phases, options.isSafe);
  const progress =
    options.isQuiet || options.isDry ? silentProgress : createProgress(io.out, paint, systemClock.nowMs, expected);
  const owner = { contract, baseUrl: options.baseUrl };
  const resume = options.resumeFile === null ? null : readResume(options.resumeFile, owner);
  if (resume !== null && !options.isQuiet)
    io.out.write(
      `Going on after ${plural(resume.done.size, 'part')} that an earlier run has done (${options.resumeFile}).\n`,
    );
  const printLine = (line: string): void => io.out.write(`${line}\n`);
  if (!options.isQuiet) printLine(describeStart(contract, options, paint));
  const transport = createNodeTransport({
    timeoutMs: options.timeoutMs,
    maxBodyBytes: options.maxBodyBytes,
    isInsecure: options.isInsecure,
    nowMs: systemClock.nowMs,
  });
  let report: RunReport;
  try {
    report = await runCheck(
      {
        contract,
        baseUrl: options.baseUrl,
        login: options.login,
        values,
        selection,
        phases: options.phases,
        isSafe: options.isSafe,
        isDry: options.isDry,
        isThorough: options.isThorough,
        languages: options.languages,
        ratePerSecond: options.ratePerSecond,
        extraHeaders: options.headers,
        resume,
        notes: options.isInsecure ? ['Certificates were not checked (--insecure).'] : [],
      },
      {
        transport,
        clock: systemClock,
        diagnose: phpDiagnosis(contract.document),
        signal: io.signal,
        onDone: (done) => {
          if (options.resumeFile !== null && !options.isDry) writeResume(options.resumeFile, owner, done);
        },
        onPhase: (title) => progress.phase(title),
        onExchange: (exchange, findings) => {
          if (options.isDry) for (const line of describeRequest(exchange, paint)) printLine(line);
          else progress.exchange(exchange, findings);
        },
      },
    );
  } finally {
    progress.end();
    transport.close();
  }
  // After a complete run, the next one starts from scratch.
  if (options.resumeFile !== null && !options.isDry && report.abortedBecause === null) endResume(options.resumeFile);
  if (options.isDry) {
    printLine(`\n${plural(report.exchanges.length, 'request')} would be sent; none was.`);
    return 0;
  }
  if (options.newBaselineFile !== null) writeKnown(options.newBaselineFile, report);
  const exitCode = await finish(withoutKnown(report, baseline), options, io, paint);
  if (options.newBaselineFile !== null)
    printLine(
      `${options.newBaselineFile}: ${plural(report.findings.length, 'finding')} written down as known, for --baseline.`,
    );
  return exitCode;
}

/** Removes the findings known to the baseline. */
function withoutKnown(report: RunReport, baseline: Baseline | null): RunReport {
  if (baseline === null) return report;
  const known = report.findings.filter((finding) => baseline.isKnown(finding));
  const findings = report.findings.filter((finding) => !baseline.isKnown(finding));
  const unmet = baseline.unmet(report.findings);
  const left =
    unmet === 0
      ? []
      : [
          `${plural(unmet, 'entry').replace('entrys', 'entries')} of the baseline ${unmet === 1 ? 'was' : 'were'} not met: repaired, or not part of this run. --write-baseline writes a new one.`,
        ];
  const operations = report.operations.map((row): OperationReport => {
    if (row.verdict.kind !== 'findings') return row;
    const count = findings.filter(({ operationId }) => operationId === row.operation.operationId).length;
    return { ...row, verdict: count > 0 ? { kind: 'findings', count } : { kind: 'conforms' } };
  });
  return { ...report, findings, known, operations, notes: [...(report.notes ?? []), ...left] };
}

function writeKnown(file: string, report: RunReport): void {
  try {
    writeBaseline(file, report.findings);
  } catch (error) {
    throw new StartProblem(
      `the baseline ${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Prints the results and writes the reports, even for a run that ended early. */
async function finish(report: RunReport, options: CheckArguments, io: CommandIo, paint: Paint): Promise<ExitCode> {
  // A run that ended while probing the server or logging in has nothing to report but the reason.
  const isTold = report.findings.length > 0 || report.exchanges.some(({ phase }) => phase !== 'login');
  if (isTold || report.abortedBecause === null)
    for (const line of describeRun(report, paint, options)) io.out.write(`${line}\n`);
  if (options.annotations === 'github')
    for (const line of githubAnnotations(report, createRedactor(report.exchanges))) io.out.write(`${line}\n`);
  if (report.abortedBecause !== null) io.printError(sentence(`${options.baseUrl}: ${report.abortedBecause}`));
  try {
    await writeReports(report, options.reports);
  } catch (error) {
    io.printError(sentence(`a report could not be written: ${error instanceof Error ? error.message : String(error)}`));
    return 2;
  }
  if (!options.isQuiet)
    for (const { kind, path } of options.reports) io.out.write(`${paint.dim(`${kind} report: ${path}`)}\n`);
  if (report.abortedBecause !== null) return 2;
  // Without a login, what needs one was not asked at all; nothing shows that it works.
  const isLoginLacking = options.login === null && !options.isSafe && !options.isDry;
  const isUnproven = report.operations.some(
    ({ verdict }) => verdict.kind === 'not-proven' || (isLoginLacking && verdict.kind === 'not-run'),
  );
  return report.findings.length > 0 || (isUnproven && !options.isUnprovenAllowed) ? 1 : 0;
}

function guard(file: string, contractFile: string | null, print: (line: string) => void): ExitCode {
  try {
    writeGuard(file, loadContract(contractFile));
  } catch (error) {
    if (error instanceof ContractFileError) throw error;
    throw new StartProblem(
      `the guard cannot be written to ${file}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  print(
    `Wrote ${file}. In php.ini of the development server: auto_prepend_file = ${resolve(file)}\nA router of php -S begins with: require_once '${resolve(file)}';`,
  );
  return 0;
}

async function proxy(
  { port, endsAfterMs, options }: Extract<ParsedArguments, { kind: 'proxy' }>,
  io: CommandIo,
): Promise<ExitCode> {
  const contract = loadContract(options.contractFile);
  return runProxy({
    contract,
    diagnose: phpDiagnosis(contract.document),
    port,
    baseUrl: options.baseUrl,
    isInsecure: options.isInsecure,
    reports: options.reports,
    nowMs: systemClock.nowMs,
    signal: io.signal,
    endsAfterMs,
    print: (line) => io.out.write(`${line}\n`),
    printError: io.printError,
  });
}

function readValues(file: string | null): ReadonlyMap<string, ResourceValue> {
  if (file === null) return new Map();
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartProblem(`the values ${file} cannot be read: ${reason}`);
  }
  const entries = isRecord(value) ? Object.entries(value) : null;
  if (entries === null) throw new StartProblem(`the values ${file} must be a JSON object of names and values`);
  return new Map(
    entries.map(([name, each]) => {
      if (typeof each === 'string' || typeof each === 'number') return [name, each] as const;
      throw new StartProblem(`in the values ${file}, "${name}" must be a text or a number`);
    }),
  );
}

function describeStart(contract: Contract, { baseUrl, isSafe, isDry }: CheckArguments, paint: Paint): string {
  const mode = isDry ? 'dry run, nothing is sent' : isSafe ? 'safe mode' : null;
  return `${paint.bold(`${contract.title} ${contract.version}`)} against ${baseUrl}${mode === null ? '' : ` (${mode})`}`;
}

function describeVersion(): string {
  const { title, version, sha256 } = loadContract(null);
  return `check-contract with ${title} ${version} (${sha256.slice(0, 12)})`;
}

function hasColours({ noColour }: CheckArguments, { out, environment }: CommandIo): boolean {
  const isRefused = (environment['NO_COLOR'] ?? '') !== '' || environment['TERM'] === 'dumb';
  return out.isTerminal && !noColour && !isRefused;
}

/** Returns the first line, capitalized and with a full stop. */
function sentence(text: string): string {
  const line = text.split('\n')[0] ?? '';
  const start = line.startsWith('http') ? line : line.charAt(0).toUpperCase() + line.slice(1);
  return /[.!?]$/.test(start) ? start : `${start}.`;
}
