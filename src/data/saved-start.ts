const KEY = 'signup-start';
const LENGTH_MAX = 300;

export interface SignupStart {
  email: string;
  name: string;
}

const NOTHING: SignupStart = { email: '', name: '' };

/** Returns what was typed in step 0 before this tab was reloaded; nothing during prerendering. The password is never stored. */
export function readSavedStart(): SignupStart {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const entries = new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);
    return { email: textOf(entries.get('email')), name: textOf(entries.get('name')) };
  } catch {
    return NOTHING;
  }
}

/** Puts the saved input into the empty fields of a prerendered form, which lacks it. */
export function putSavedStart(root: ParentNode): void {
  const [emailField, nameField] = ['email', 'name'].map((name) => root.querySelector(`form input[name="${name}"]`));
  // The first look into sessionStorage waits for another process of the browser; other pages spare it.
  if (!(emailField instanceof HTMLInputElement && nameField instanceof HTMLInputElement)) return;
  const { email, name } = readSavedStart();
  put(emailField, email);
  put(nameField, name);
}

function put(field: HTMLInputElement, text: string): void {
  if (field.value === '') field.value = text;
}

/** Saves the input in sessionStorage, so for this visit and this tab only. */
export function saveStart(start: SignupStart): void {
  try {
    if (start.email === '' && start.name === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(start));
  } catch {
    // Storage is blocked: a reload empties the form.
  }
}

/** Discards the saved input as a session begins: whoever logs in here may be another person, and log out again. */
export function forgetStart(): void {
  saveStart(NOTHING);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, LENGTH_MAX) : '';
}
