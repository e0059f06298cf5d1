import { typesOf } from '../checks/describe-rule.ts';
import type { SchemaChecker } from '../checks/schema-checker.ts';
import { entriesAt, joinPointer, listAt } from '../contract/json.ts';
import type { SchemaPointer } from '../model/operation.ts';
import type { BrokenDraft } from './broken-drafts.ts';
import { brokenValues } from './broken-values.ts';
import type { Draft, DraftBody } from './draft.ts';

type Form = DraftBody & { kind: 'multipart' };

/** Returns forms with a file or a field left out, or with a value that the contract does not allow. */
export function brokenForms(
  checker: SchemaChecker,
  draft: Draft,
  form: Form,
  schema: SchemaPointer,
): readonly BrokenDraft[] {
  return [...brokenFiles(draft, form), ...brokenFields(checker, draft, form, schema)];
}

function brokenFiles(draft: Draft, form: Form): readonly BrokenDraft[] {
  return [
    ...form.files.map(
      ({ name }): BrokenDraft => ({
        kind: 'missing',
        purpose: `a form without the file "${name}"`,
        draft: { ...draft, body: { kind: 'multipart', fields: [['other', 'x']], files: [] } },
        resource: null,
      }),
    ),
    {
      kind: 'unknown-name',
      purpose: 'a form with the file under another name',
      draft: { ...draft, body: { ...form, files: form.files.map((file) => ({ ...file, name: 'check_contract' })) } },
      resource: null,
    },
  ];
}

function brokenFields(checker: SchemaChecker, draft: Draft, form: Form, schema: SchemaPointer): readonly BrokenDraft[] {
  const { pointer, node } = checker.document.resolve(schema);
  return entriesAt(node, 'properties').flatMap(([name]): readonly BrokenDraft[] => {
    const current = form.fields.find(([each]) => each === name)?.[1];
    if (current === undefined) return [];
    const property = joinPointer(pointer, 'properties', name);
    const others = form.fields.filter(([each]) => each !== name);
    const isNumber = typesOf(checker.document.resolve(property).node).some((type) => /^(?:integer|number)$/.test(type));
    // A form has texts alone, and an empty one is often taken for a missing one.
    const texts = brokenValues(checker.document, property, isNumber ? Number(current) : current).filter(
      ({ value }) => value !== '' && (typeof value === 'string' || typeof value === 'number'),
    );
    const wrong = texts.filter(({ value }) => {
      const isDigits = isNumber && /^-?\d+$/.test(String(value));
      return !checker.isValid(property, isDigits ? Number(value) : value);
    });
    return [
      ...(listAt(node, 'required').includes(name)
        ? [asForm('missing', `a form without "${name}"`, { ...draft, body: { ...form, fields: others } })]
        : []),
      ...wrong.map(({ kind, what, value }) =>
        asForm(kind, `a form with "${name}" ${what}`, {
          ...draft,
          body: { ...form, fields: [...others, [name, String(value)] as const] },
        }),
      ),
    ];
  });
}

function asForm(kind: BrokenDraft['kind'], purpose: string, draft: Draft): BrokenDraft {
  return { kind, purpose, draft, resource: null };
}
