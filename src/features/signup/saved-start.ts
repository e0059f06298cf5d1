const KEY = 'signup-start';
const LENGTH_MAX = 300;

export interface SignupStart {
  email: string;
  name: string;
}

/** What was typed in step 0 before this tab was loaded anew; the password is never kept. */
export function readSavedStart(): SignupStart {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const entries = new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);
    return { email: textOf(entries.get('email')), name: textOf(entries.get('name')) };
  } catch {
    return { email: '', name: '' };
  }
}

/** Whether something was: a prerendered form does not hold it. */
export function hasSavedStart(): boolean {
  const { email, name } = readSavedStart();
  return email !== '' || name !== '';
}

/** Keeps it for this visit only, and only in this tab. */
export function saveStart(start: SignupStart): void {
  try {
    if (start.email === '' && start.name === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(start));
  } catch {
    // Storage is refused: a reload empties the form.
  }
}

/** There is an account now. */
export function forgetStart(): void {
  saveStart({ email: '', name: '' });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, LENGTH_MAX) : '';
}
