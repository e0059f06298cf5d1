import { useEffect, useState } from 'react';
import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './profile-sections.module.css';

/** The parts of the page, by the id of the element that a link leads to. */
export const PROFILE_SECTIONS = {
  photos: 'photos-title',
  basics: 'profile-basics',
  more: 'profile-more',
  account: 'profile-account',
} as const;

const LINKS: readonly { id: string; label: MessageId }[] = [
  { id: PROFILE_SECTIONS.photos, label: 'member.photos' },
  { id: PROFILE_SECTIONS.basics, label: 'profile.basics' },
  { id: PROFILE_SECTIONS.more, label: 'profile.more' },
  { id: PROFILE_SECTIONS.account, label: 'nav.account' },
];

/** A section counts as read once it begins above this share of the window's height. */
const READ_FROM = 0.4;

/** Links to the parts of the own profile: tabs that stay in view on a phone, a list beside the page elsewhere. */
export function ProfileSections() {
  const { t } = useTranslation();
  const current = useCurrentSection();
  return (
    <nav className={styles['sections']} aria-label={t('content.contents')}>
      {LINKS.map(({ id, label }) => (
        <a
          key={id}
          href={`#${id}`}
          className={styles['link']}
          aria-current={id === current ? 'true' : undefined}
          onClick={(event) => {
            // The router must not take the fragment for a page.
            event.preventDefault();
            const target = document.getElementById(id);
            target?.scrollIntoView();
            target?.focus({ preventScroll: true });
          }}
        >
          {t(label)}
        </a>
      ))}
    </nav>
  );
}

/** Returns the id of the section that is being read: the last one that begins in the upper part of the window. */
function useCurrentSection(): string {
  const [current, setCurrent] = useState<string>(PROFILE_SECTIONS.photos);
  useEffect(() => {
    const read = () => {
      const begun = LINKS.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= innerHeight * READ_FROM;
      });
      setCurrent(begun.at(-1)?.id ?? PROFILE_SECTIONS.photos);
    };
    document.addEventListener('scroll', read, { passive: true });
    return () => document.removeEventListener('scroll', read);
  }, []);
  return current;
}
