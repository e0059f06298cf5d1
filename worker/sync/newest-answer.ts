import type { AnswerRow } from '../public/rows.ts';
import { type WriteResult, type WriteTarget, writeAccount } from './write.ts';

/** What an answer describes as a whole. Of two answers, the one asked for later counts. */
export type Resource = 'user' | 'chats' | 'likes' | `member/${number}` | `conversation/${number}` | AnswerRow['key'];

/** The questions of one resource and its changes at the server share one numbering, in the order of their beginning. */
interface Course {
  last: number;
  /** The latest question whose answer was written. */
  written: number;
  /** The latest change that this worker knows of, its own or another's. */
  changed: number;
  /** How many answers in a row were old. */
  asksAgain: number;
}

/** Own choice: after that an old answer is better than none, for a server slower than the member acts. */
const ASKS_AGAIN_MAX = 3;

/** By the signal of a session, which all its targets have in common. */
const courses = new WeakMap<AbortSignal, Map<string, Course>>();

/** By the same signal: who tells the other workers of this worker's changes. */
const tellers = new WeakMap<AbortSignal, (resources: readonly Resource[]) => void>();

export interface Question {
  course: Course;
  number: number;
}

/** `changed`: the answer may describe what was before a change; it has to be asked for again. */
export type Standing = 'newest' | 'overtaken' | 'changed';

/** Begins a question. Call it before the request is sent. */
export function ask(account: WriteTarget, resource: Resource): Question {
  const course = courseOf(account, resource);
  course.last += 1;
  return { course, number: course.last };
}

/** Notes that the server has confirmed a change, such as a block: answers asked for earlier may not contain it. */
export function noteChange(account: WriteTarget, ...resources: readonly Resource[]): void {
  noteChangeElsewhere(account, resources);
  tellers.get(account.signal)?.(resources);
}

/** Notes a change that another worker has told of: what this one asked for earlier may not contain it either. */
export function noteChangeElsewhere(account: WriteTarget, resources: readonly string[]): void {
  for (const resource of resources) {
    const course = courseOf(account, resource);
    course.last += 1;
    course.changed = course.last;
  }
}

/** Passes on what is noted as changed from now on: each worker numbers its own answers. */
export function tellOfChanges({ signal }: WriteTarget, tell: (resources: readonly Resource[]) => void): void {
  tellers.set(signal, tell);
}

/**
 * Writes an answer in one transaction, unless a later one has been written or the resource has changed since it was asked
 * for: a server may answer in any order. Returns what became of it.
 */
export async function writeNewest(
  account: WriteTarget,
  question: Question,
  tables: Parameters<typeof writeAccount>[1],
  write: () => Promise<unknown>,
): Promise<WriteResult<Standing>> {
  return await writeAccount(account, tables, async () => {
    // Inside the transaction, since another answer may have been written while this one waited for it.
    const { course, number } = question;
    const standing = standingOf(question);
    if (standing === 'changed') course.asksAgain += 1;
    if (standing !== 'newest') return standing;
    await write();
    course.written = number;
    course.asksAgain = 0;
    return standing;
  });
}

/** Returns whether the answer has to be asked for again. */
export function isChanged(written: WriteResult<Standing>): boolean {
  return written.status === 'written' && written.value === 'changed';
}

/**
 * Returns whether the answer to a change that began with this question may be old: another change was confirmed, or a
 * later answer written, while it was on its way. Ask before the change is noted.
 */
export function isOvertaken({ course: { written, changed }, number }: Question): boolean {
  return changed > number || written > number;
}

function standingOf({ course: { written, changed, asksAgain }, number }: Question): Standing {
  if (changed > number && changed > written && asksAgain < ASKS_AGAIN_MAX) return 'changed';
  return written > number ? 'overtaken' : 'newest';
}

function courseOf({ signal }: WriteTarget, resource: string): Course {
  const ofSession = courses.get(signal) ?? new Map<string, Course>();
  courses.set(signal, ofSession);
  const course = ofSession.get(resource) ?? { last: 0, written: 0, changed: 0, asksAgain: 0 };
  ofSession.set(resource, course);
  return course;
}
