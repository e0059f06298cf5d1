import { defaultEmojiDataResolver, type EmojiData, EmojiPicker, type EmojiPickerListProps } from 'frimousse';
import { useState } from 'react';
import type { MessageId, Translation } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import styles from './emoji-button.module.css';

interface EmojiChoiceProps {
  onChoose: (emoji: string) => void;
}

/** All emoji that this device can show, with a search in the language of the page. Loaded when it is opened. */
export default function EmojiChoice({ onChoose }: EmojiChoiceProps) {
  const { t, locale } = useTranslation();
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed)
    return (
      <div className={styles['note']} role="alert">
        <p>{t('chat.emoji_failed')}</p>
        <Button size="s" onClick={() => setHasFailed(false)}>
          {t('ui.retry')}
        </Button>
      </div>
    );
  return (
    <EmojiPicker.Root
      className={styles['picker']}
      columns={COLUMNS}
      locale={locale}
      resolveEmojiData={async (language, options) => {
        try {
          const data = await defaultEmojiDataResolver(language, { ...options, emojibaseUrl: __EMOJI_DATA_URL__ });
          return { ...data, categories: data.categories.map((group) => ({ ...group, label: groupName(group, t) })) };
        } catch {
          if (options.signal?.aborted !== true) setHasFailed(true);
          return NONE;
        }
      }}
      onEmojiSelect={({ emoji }) => onChoose(emoji)}
    >
      <div className={styles['search']}>
        <EmojiPicker.Search
          className={styles['field']}
          aria-label={t('chat.emoji_search')}
          placeholder={t('chat.emoji_search')}
          // Of no form: Enter chooses, and sends no message where nothing was found.
          form="none"
          autoFocus
        />
        <EmojiPicker.SkinToneSelector className={styles['tone']} aria-label={t('chat.emoji_skin')} />
      </div>
      <EmojiPicker.Viewport className={styles['viewport']}>
        <EmojiPicker.Loading className={styles['note']}>{t('ui.loading')}</EmojiPicker.Loading>
        <EmojiPicker.Empty className={styles['note']}>{t('chat.emoji_none')}</EmojiPicker.Empty>
        <EmojiPicker.List className={styles['list']} components={PARTS} />
      </EmojiPicker.Viewport>
    </EmojiPicker.Root>
  );
}

const COLUMNS = 8;

/** By the numbers of Unicode's groups; 2 are parts of others. The package's own names are not translated throughout. */
const GROUP_NAMES: Readonly<Record<number, MessageId>> = {
  0: 'chat.emoji_smileys',
  1: 'chat.emoji_people',
  3: 'chat.emoji_nature',
  4: 'chat.emoji_food',
  5: 'chat.emoji_travel',
  6: 'chat.emoji_activities',
  7: 'chat.emoji_objects',
  8: 'chat.emoji_symbols',
  9: 'chat.emoji_flags',
};

function groupName({ index, label }: EmojiData['categories'][number], t: Translation['t']): string {
  const id = GROUP_NAMES[index];
  return id === undefined ? label : t(id);
}

const NONE: EmojiData = {
  locale: 'en',
  emojis: [],
  categories: [],
  skinTones: { dark: '', light: '', medium: '', 'medium-dark': '', 'medium-light': '' },
};

const PARTS = {
  CategoryHeader: ({ category, ...rest }) => (
    <div className={styles['category']} {...rest}>
      {category.label}
    </div>
  ),
  // It counts from 0, ARIA from 1.
  Row: ({ children, 'aria-rowindex': index = 0, ...rest }) => (
    <div className={styles['row']} {...rest} {...{ 'aria-rowindex': index + 1 }}>
      {children}
    </div>
  ),
  Emoji: ({ emoji, 'aria-colindex': index = 0, ...rest }) => (
    <button type="button" className={styles['emoji']} {...rest} {...{ 'aria-colindex': index + 1 }}>
      {emoji.emoji}
    </button>
  ),
} satisfies EmojiPickerListProps['components'];
