import { useMember } from '../../data/members.ts';
import { useSiteSettings } from '../../data/own-account.tsx';
import type { Translation } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { codeName } from '../members/field-names.ts';
import { visibleFacts } from '../members/profile-facts.ts';
import { useFieldNames } from '../members/use-field-names.ts';
import { type IcebreakerTopic, icebreakersFor } from './icebreaker-topics.ts';
import styles from './icebreakers.module.css';

interface IcebreakersProps {
  profileId: number;
  /** Receives the words for the field; nothing is sent. */
  onChoose: (text: string) => void;
}

/** Ideas for the first message, from what this device knows of the other's profile. */
export default function Icebreakers({ profileId, onChoose }: IcebreakersProps) {
  const { t, locale } = useTranslation();
  const member = useMember(profileId);
  const settings = useSiteSettings();
  const names = useFieldNames() ?? null;
  if (member.state !== 'loaded' && member.state !== 'card') return null;
  const profile = member.state === 'loaded' ? member.profile : member.card;
  const facts = member.state === 'loaded' && settings !== null ? visibleFacts(member.profile, settings) : [];
  const interests = facts
    .filter(({ name }) => name === 'interests')
    .flatMap(({ name, values }) => values.map((value) => ({ value, name: codeName(names, name, value, locale) })));
  const texts = icebreakersFor({ interests, city: profile.city }).map((topic) => textOf(topic, t));
  return (
    <ul className={styles['ideas']} aria-label={t('chat.icebreakers')}>
      {texts.map((text) => (
        <li key={text}>
          <Button size="s" onClick={() => onChoose(text)}>
            {text}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function textOf(topic: IcebreakerTopic, t: Translation['t']): string {
  switch (topic.kind) {
    case 'asked':
      return t(`chat.icebreaker_about_${topic.about}`);
    case 'named':
      return t(topic.again ? 'chat.icebreaker_interest_again' : 'chat.icebreaker_interest', {
        interest: topic.interest,
      });
    case 'city':
      return t('chat.icebreaker_city', { city: topic.city });
    case 'day':
      return t('chat.icebreaker_day');
  }
}
