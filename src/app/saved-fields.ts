const NAME = 'kept-fields';
/** How long to wait for a reloaded page's fields to appear; pages fetch before they show a form. */
const RESTORE_LIMIT_MS = 10_000;
/** How long a page may still be here after its reload began; after that the member has chosen to stay. */
const RELOAD_LIMIT_MS = 30_000;
/** Types that a browser must not keep or that a script cannot fill in. */
const NOT_KEPT = ['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image'];

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** One field as the member left it; `place` distinguishes fields with the same name and type. */
export interface SavedField {
  name: string;
  type: string;
  place: number;
  value: string;
  checked: boolean;
}

/** Fields still to be restored; another reload must not lose them. */
let waiting: readonly SavedField[] = [];

interface SavedPage {
  path: string;
  fields: SavedField[];
}

/**
 * Keeps this page's field values across the reload that begins now, for a new version (specification, section 4). Returns
 * whether the browser stored them. Where the member stays, as the browser may let them choose, they are forgotten: a later
 * visit to this address must not begin with words of today.
 */
export function saveFields(): boolean {
  const isSaved = write();
  // What is typed while the new page is on its way is kept too.
  addEventListener('pagehide', write);
  const forget = () => {
    removeEventListener('pagehide', write);
    takeSaved();
  };
  // No timer runs while the browser asks: the first one begins the time after the answer.
  setTimeout(() => setTimeout(forget, RELOAD_LIMIT_MS));
  return isSaved;
}

function write(): boolean {
  const present = listFields().map(describe);
  const isTyped = (field: SavedField) => field.value !== '' || !waiting.some((kept) => isSame(kept, field));
  const typed = present.filter(isTyped);
  const fields = [...typed, ...waiting.filter((kept) => !typed.some((field) => isSame(kept, field)))];
  try {
    const page: SavedPage = { path: location.pathname, fields };
    sessionStorage.setItem(NAME, JSON.stringify(page));
    return true;
  } catch {
    // Storage is full or missing; drafts of messages are kept in the database anyway.
    return false;
  }
}

/** Restores the saved values as the fields appear. What the member types meanwhile is kept. */
export function restoreFields(): void {
  const page = takeSaved();
  if (page === null || page.path !== location.pathname) return;
  waiting = page.fields;
  let isPutting = false;
  const filled = new WeakSet<Field>();
  const restore = () => {
    if (!isPutting) void putAll();
  };
  /** One at a time: a view that holds several fields in one state has to render before the next is restored. */
  const putAll = async () => {
    isPutting = true;
    for (const kept of waiting) {
      const present = listFields();
      const field = present.find((one, index) => isSame(describe(one, index, present), kept));
      // A page may render twice: before the session is known, and again once it is.
      if (field === undefined || filled.has(field)) continue;
      filled.add(field);
      if (field === document.activeElement || !put(field, kept)) continue;
      await new Promise((resolve) => setTimeout(resolve));
    }
    isPutting = false;
  };
  const observer = new MutationObserver(restore);
  const timer = setTimeout(() => stop(), RESTORE_LIMIT_MS);
  const stop = () => {
    waiting = [];
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  restore();
}

/** Returns null if the text is not a saved page. */
export function parseSavedPage(text: string | null): SavedPage | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null || !('path' in value) || !('fields' in value)) return null;
    const { path, fields } = value;
    return typeof path === 'string' && Array.isArray(fields) && fields.every(isKeptField) ? { path, fields } : null;
  } catch {
    return null;
  }
}

function isKeptField(value: unknown): value is SavedField {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return (
    ['name', 'type', 'value'].every((name) => typeof fields.get(name) === 'string') &&
    typeof fields.get('place') === 'number' &&
    typeof fields.get('checked') === 'boolean'
  );
}

function takeSaved(): SavedPage | null {
  try {
    const text = sessionStorage.getItem(NAME);
    sessionStorage.removeItem(NAME);
    return parseSavedPage(text);
  } catch {
    return null;
  }
}

function listFields(): Field[] {
  return [...document.querySelectorAll<Field>('input, select, textarea')].filter(isKept);
}

/** Returns whether a field's value may be kept: no card, no code, and no password, which may be shown as text. */
export function isKept({ type, name, autocomplete }: Record<'type' | 'name' | 'autocomplete', string>): boolean {
  const isSecret = /(?:^| )(?:cc-|one-time-code|(?:current|new)-password)/.test(autocomplete) || /password/i.test(name);
  return !NOT_KEPT.includes(type) && !isSecret;
}

function describe(field: Field, index: number, all: readonly Field[]): SavedField {
  const alike = all.slice(0, index).filter((one) => one.name === field.name && one.type === field.type);
  const checked = field instanceof HTMLInputElement && field.checked;
  return { name: field.name, type: field.type, place: alike.length, value: field.value, checked };
}

function isSame(one: SavedField, other: SavedField): boolean {
  return one.name === other.name && one.type === other.type && one.place === other.place;
}

/** Sets the value as if typed, so that views are notified by the event. Returns whether anything changed. */
function put(field: Field, { value, checked }: SavedField): boolean {
  if (field.type === 'checkbox' || field.type === 'radio') {
    if (field instanceof HTMLInputElement && field.checked !== checked && (checked || field.type === 'checkbox')) {
      field.click();
      return true;
    }
    return false;
  }
  if (field.value === value) return false;
  // React overrides `value` on the element itself; the prototype's setter is the browser's own.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  return true;
}
