import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './chat-search-field.module.css';

interface ChatSearchFieldProps {
  value: string;
  onChange: (text: string) => void;
}

/** Searches the chats by name, and their messages, as the member types. */
export function ChatSearchField({ value, onChange }: ChatSearchFieldProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className={styles['field']}>
      <span className={styles['icon']} aria-hidden="true">
        <Search />
      </span>
      <input
        ref={input}
        type="search"
        className={styles['input']}
        aria-label={t('chats.search')}
        placeholder={t('chats.search')}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('');
        }}
      />
      {value !== '' && (
        <span className={styles['clear']}>
          <IconButton
            label={t('chats.search_clear')}
            icon={<X aria-hidden="true" />}
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          />
        </span>
      )}
    </search>
  );
}
