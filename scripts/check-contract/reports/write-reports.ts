import { constants } from 'node:fs';
import { access, mkdir, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { RunReport } from '../model/run-report.ts';
import { gitlabReport } from './gitlab.ts';
import { harReport } from './har.ts';
import { htmlReport } from './html/html-report.ts';
import { jsonReport } from './json.ts';
import { junitReport } from './junit.ts';
import { createRedactor, type Redactor } from './redact.ts';
import { sarifReport } from './sarif.ts';

export interface ReportTarget {
  kind: 'junit' | 'json' | 'har' | 'html' | 'sarif' | 'gitlab';
  path: string;
}

const WRITERS: Record<ReportTarget['kind'], (report: RunReport, redactor: Redactor) => string> = {
  junit: junitReport,
  json: jsonReport,
  har: harReport,
  html: htmlReport,
  sarif: sarifReport,
  gitlab: gitlabReport,
};

/** Checks before a long run that all reports can be written. Returns one line with the problem, or null. */
export async function checkReportTargets(targets: readonly ReportTarget[]): Promise<string | null> {
  for (const { kind, path } of targets) {
    const problem = await pathProblem(path);
    if (problem !== null) return `Cannot write the ${kind} report to ${path}: ${problem}.`;
  }
  const repeated = targets.find((one, index) => targets.findIndex((other) => other.path === one.path) !== index);
  return repeated === undefined ? null : `Two reports cannot both be written to ${repeated.path}.`;
}

/** Writes every report and creates missing folders. Rejects if a file cannot be written. */
export async function writeReports(report: RunReport, targets: readonly ReportTarget[]): Promise<void> {
  const redactor = createRedactor(report.exchanges);
  for (const { kind, path } of targets) {
    await makeFolder(dirname(path));
    await writeFile(path, WRITERS[kind](report, redactor));
  }
}

/** Returns the folders it created. Recurses itself, because Node's recursive mkdir never terminates below /proc. */
async function makeFolder(folder: string): Promise<string[]> {
  if ((await statOrNull(folder)) !== null) return [];
  const parent = dirname(folder);
  const made = parent === folder ? [] : await makeFolder(parent);
  await mkdir(folder);
  return [...made, folder];
}

async function pathProblem(path: string): Promise<string | null> {
  if (path === '') return 'it has no path';
  const found = await statOrNull(path);
  if (found?.isDirectory()) return 'it is a folder';
  if (found !== null) return (await isWritable(path)) ? null : 'it may not be written to';
  let folder = dirname(path);
  for (;;) {
    const standing = await statOrNull(folder);
    if (standing !== null && !standing.isDirectory()) return `${folder} is not a folder`;
    if (standing !== null)
      return (await isWritable(folder)) ? folderProblem(dirname(path)) : `${folder} may not be written to`;
    if (dirname(folder) === folder) return `${folder} does not exist`;
    folder = dirname(folder);
  }
}

/** Tries it out and cleans up: some file systems, such as /proc for root, claim to be writable but are not. */
async function folderProblem(folder: string): Promise<string | null> {
  try {
    for (const made of (await makeFolder(folder)).reverse()) await rmdir(made);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Returns null if the path does not exist, or if one of its parents is not a folder. */
async function statOrNull(path: string): Promise<{ isDirectory(): boolean } | null> {
  try {
    return await stat(path);
  } catch {
    return null;
  }
}

async function isWritable(path: string): Promise<boolean> {
  try {
    await access(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
