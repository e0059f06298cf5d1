const NAME = 'kept-fields';
/** How long fields of a page that is loaded anew are waited for; pages fetch before they show a form. */
const RESTORE_LIMIT_MS = 10_000;
/** What a browser must not keep, and what a script cannot fill in. */
const NOT_KEPT = ['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image'];

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** One field as the member left it; `place` tells apart those of the same name and type. */
export interface SavedField {
  name: string;
  type: string;
  place: number;
  value: string;
  checked: boolean;
}

/** What is being put back; another reload must not forget it. */
let waiting: readonly SavedField[] = [];

interface SavedPage {
  path: string;
  fields: SavedField[];
}

/**
 * Keeps what stands in the fields of this page over the reload that a new version brings (specification, section 4).
 * Returns whether the browser keeps it.
 */
export function saveFields(): boolean {
  const present = listFields().map(describe);
  const isTyped = (field: SavedField) => field.value !== '' || !waiting.some((kept) => isSame(kept, field));
  const typed = present.filter(isTyped);
  const fields = [...typed, ...waiting.filter((kept) => !typed.some((field) => isSame(kept, field)))];
  try {
    const page: SavedPage = { path: location.pathname, fields };
    sessionStorage.setItem(NAME, JSON.stringify(page));
    return true;
  } catch {
    // No room or no storage; drafts of messages are kept in the database anyway.
    return false;
  }
}

/** Puts back what was kept, as soon as the fields are there again. What the member types meanwhile stays. */
export function restoreFields(): void {
  const page = takeSaved();
  if (page === null || page.path !== location.pathname) return;
  waiting = page.fields;
  let isPutting = false;
  const filled = new WeakSet<Field>();
  const restore = () => {
    if (!isPutting) void putAll();
  };
  /** One after the other: a view that keeps many fields in one state has to render before the next is put. */
  const putAll = async () => {
    isPutting = true;
    for (const kept of waiting) {
      const present = listFields();
      const field = present.find((one, index) => isSame(describe(one, index, present), kept));
      // A page may come twice: for nobody, and anew once it is known who is logged in.
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

/** Returns null for what is not a kept page. */
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
  return [...document.querySelectorAll<Field>('input, select, textarea')].filter(
    (field) => !NOT_KEPT.includes(field.type) && !/^(?:cc-|one-time-code)/.test(field.autocomplete),
  );
}

function describe(field: Field, index: number, all: readonly Field[]): SavedField {
  const alike = all.slice(0, index).filter((one) => one.name === field.name && one.type === field.type);
  const checked = field instanceof HTMLInputElement && field.checked;
  return { name: field.name, type: field.type, place: alike.length, value: field.value, checked };
}

function isSame(one: SavedField, other: SavedField): boolean {
  return one.name === other.name && one.type === other.type && one.place === other.place;
}

/** As if it was typed: views hear of it by the event. Returns whether there was anything to change. */
function put(field: Field, { value, checked }: SavedField): boolean {
  if (field.type === 'checkbox' || field.type === 'radio') {
    if (field instanceof HTMLInputElement && field.checked !== checked && (checked || field.type === 'checkbox')) {
      field.click();
      return true;
    }
    return false;
  }
  if (field.value === value) return false;
  // React overlays `value` on the element itself; the setter of the prototype is the browser's own.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  return true;
}
