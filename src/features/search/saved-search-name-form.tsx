import { type FormEvent, useState } from 'react';
import { SAVED_SEARCH_NAME_MAX_LENGTH, savedSearchName } from '../../../worker/public/saved-search.ts';
import { commandProblem } from '../../data/command-problem.ts';
import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { excessOf } from '../../ui/text-limit.ts';
import styles from './saved-searches.module.css';

interface NameFormProps {
  initialName: string;
  submitLabel: string;
  onSubmit: (name: string) => Promise<Parameters<typeof commandProblem>[0]>;
  /** It stands in the place of the button that opened it. */
  takesFocus?: boolean;
  onDone?: () => void;
}

/** Asks for the name of a search. */
export function NameForm({ initialName, submitLabel, onSubmit, takesFocus = false, onDone }: NameFormProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(initialName);
  const [problem, setProblem] = useState<MessageId | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = nameProblem(name) ?? commandProblem(await onSubmit(name));
    setProblem(found);
    if (found === null) onDone?.();
    // Once its error stands below it.
    else requestAnimationFrame(() => form.querySelector('input')?.focus());
  };
  return (
    <form className={styles['name-form']} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('saved_search.name')}
        value={name}
        autoComplete="off"
        autoFocus={takesFocus}
        error={problem === null ? null : t(problem, { limit: SAVED_SEARCH_NAME_MAX_LENGTH })}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" variant="primary">
        {submitLabel}
      </Button>
    </form>
  );
}

function nameProblem(text: string): MessageId | null {
  const name = savedSearchName(text);
  if (name === '') return 'saved_search.name_missing';
  return excessOf(name, SAVED_SEARCH_NAME_MAX_LENGTH) > 0 ? 'saved_search.name_too_long' : null;
}
