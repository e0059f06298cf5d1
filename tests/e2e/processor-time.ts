import { readdirSync, readFileSync } from 'node:fs';

/** The kernel's unit of processor times in /proc, the same on every Linux that Node runs on (`getconf CLK_TCK`). */
const TICKS_PER_SECOND = 100;

interface ProcessTime {
  parent: number;
  ms: number;
}

/**
 * Returns the processor time that this process and all below it have taken so far, ended ones included: the test, the
 * server and the browser with its pages. Unlike the duration of a test, it hardly depends on what else the machine does.
 * Returns null where there is no /proc.
 */
export function processorTimeMs(): number | null {
  const processes = readProcesses();
  const own = processes.get(process.pid);
  if (own === undefined) return null;
  let sum = 0;
  for (const [id, { ms }] of processes) if (isBelow(processes, id)) sum += ms;
  return sum;
}

function isBelow(processes: ReadonlyMap<number, ProcessTime>, id: number): boolean {
  let at: number | undefined = id;
  while (at !== undefined && at !== process.pid) at = processes.get(at)?.parent;
  return at === process.pid;
}

function readProcesses(): Map<number, ProcessTime> {
  const found = new Map<number, ProcessTime>();
  for (const name of namesIn('/proc')) {
    const time = /^\d+$/.test(name) ? readProcess(name) : null;
    if (time !== null) found.set(Number(name), time);
  }
  return found;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Reads proc_pid_stat(5). A process may end while it is read. */
function readProcess(id: string): ProcessTime | null {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The second field, the program's name, may contain spaces and brackets.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    // utime, stime, and those of children that have ended.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), ms: (ticks * 1000) / TICKS_PER_SECOND };
  } catch {
    return null;
  }
}
