import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { ProfileCard } from '../../../worker/public/rows.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { useScrollRest } from '../../ui/use-scroll-rest.ts';
import { focusResult } from './focus-result.ts';
import fullScreen from './full-screen.module.css';
import { ProfileSlide } from './profile-slide.tsx';
import styles from './profile-viewer.module.css';
import type { ViewedProfile } from './search-address.ts';
import { stepTo, type ViewerStep } from './viewer-steps.ts';

interface ProfileViewerProps {
  /** One page of results; null while loading or if it could not be loaded. */
  profiles: readonly ProfileCard[] | null;
  isLoading: boolean;
  viewed: ViewedProfile;
  page: number;
  pageCount: number;
  cdnPrefix: string | null;
  renderDetails: (profile: ProfileCard) => ReactNode;
  /** @param page given if the step leads to another page of results */
  onView: (viewed: ViewedProfile, page?: number) => void;
  onClose: () => void;
}

/** Shows the found profiles full-size: arrow keys, buttons and swipes navigate, Escape returns to the results. */
export default function ProfileViewer(props: ProfileViewerProps) {
  const { profiles, isLoading, viewed, page, pageCount, cdnPrefix, renderDetails, onView, onClose } = props;
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLDivElement>(null);
  /** Index of the slide being scrolled to programmatically; null if none. */
  const heading = useRef<number | null>(null);
  const shownOn = useRef<{ profiles: readonly ProfileCard[] | null; page: number } | null>(null);
  const count = profiles?.length ?? 0;
  const index = indexOf(profiles, viewed);
  const current = profiles?.[index];
  const currentId = current?.id ?? null;

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const lastId = useRef(currentId);
  useEffect(() => {
    if (currentId !== null) lastId.current = currentId;
  }, [currentId]);
  // On close, the focus returns to the last viewed profile in the results.
  useEffect(() => () => focusResult(lastId.current), []);

  useLayoutEffect(() => {
    const { current: row } = track;
    if (row === null || index < 0) return;
    // Animate only steps within the same profiles.
    const isStep = shownOn.current?.profiles === profiles && shownOn.current?.page === page;
    shownOn.current = { profiles, page };
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const slide = row.children[index];
    if (!(slide instanceof HTMLElement)) return;
    heading.current = slideOf(row) === index ? null : index;
    row.scrollTo({ left: slide.offsetLeft, behavior: isStep && !isCalm ? 'smooth' : 'instant' });
  }, [profiles, page, index]);

  const place = { index, count, page, pageCount };
  const go = (step: ViewerStep | null) => {
    if (step === null) return;
    // What is focused in a profile goes out of use with it, and the keys with the focus.
    if (track.current?.contains(document.activeElement)) dialog.current?.focus();
    if (step.to !== 'here') onView(step.to === 'next-page' ? 'first' : 'last', step.page);
    else {
      const profile = profiles?.[step.index];
      if (profile !== undefined) onView(profile.id);
    }
  };
  const before = stepTo('ArrowLeft', place);
  const after = stepTo('ArrowRight', place);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = stepTo(event.key, place);
    if (step === null) return;
    event.preventDefault();
    go(step);
  };
  const settle = () => {
    const row = track.current;
    if (row === null || row.clientWidth === 0) return;
    const at = slideOf(row);
    // While scrolling to the target of a key or a button, ignore the slides in between.
    if (heading.current !== null) {
      if (heading.current === at) heading.current = null;
      return;
    }
    const profile = profiles?.[at];
    if (profile !== undefined && at !== index) onView(profile.id);
  };
  const rest = useScrollRest(settle);
  const onHand = () => {
    heading.current = null;
  };

  return (
    <dialog
      ref={dialog}
      className={classNames(fullScreen['dialog'], styles['viewer'])}
      data-own-scheme
      tabIndex={-1}
      aria-label={t('search.viewer')}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        // Escape in a nested dialog must close only that one.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={fullScreen['bar']}>
        <p className={styles['position']} role="status">
          {current !== undefined &&
            t('search.viewer_position', { name: current.name, index: index + 1, count, page, pages: pageCount })}
        </p>
        <IconButton variant="raised" label={t('ui.close')} icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      {profiles === null || (current === undefined && isLoading) ? (
        <div className={styles['waiting']} aria-busy={isLoading}>
          {isLoading ? <Skeleton shape="block" height="100%" /> : <p>{t('search.failed_title')}</p>}
        </div>
      ) : current === undefined ? (
        <div className={styles['waiting']}>
          <p>{t('search.viewer_gone')}</p>
          {typeof viewed === 'number' && (
            <ButtonLink href={pathTo('/members/:memberId', { memberId: viewed })}>
              {t('member.view_profile')}
            </ButtonLink>
          )}
        </div>
      ) : (
        <div className={styles['track']} ref={track} {...rest} onTouchStart={onHand} onWheel={onHand}>
          {profiles.map((profile, at) => (
            <div key={profile.id} className={styles['slide']} inert={at !== index}>
              {Math.abs(at - index) <= 1 && (
                <ProfileSlide profile={profile} cdnPrefix={cdnPrefix}>
                  {at === index && renderDetails(profile)}
                </ProfileSlide>
              )}
            </div>
          ))}
        </div>
      )}
      <div className={styles['steps']}>
        <IconButton
          variant="raised"
          label={t('search.previous_profile')}
          icon={<ChevronLeft aria-hidden="true" />}
          disabled={before === null}
          onClick={() => go(before)}
        />
        <IconButton
          variant="raised"
          label={t('search.next_profile')}
          icon={<ChevronRight aria-hidden="true" />}
          disabled={after === null}
          onClick={() => go(after)}
        />
      </div>
      <ToastRegion isInDialog />
    </dialog>
  );
}

function slideOf(row: HTMLElement): number {
  return Math.round(Math.abs(row.scrollLeft) / row.clientWidth);
}

function indexOf(profiles: readonly ProfileCard[] | null, viewed: ViewedProfile): number {
  if (profiles === null) return -1;
  if (viewed === 'first') return 0;
  return viewed === 'last' ? profiles.length - 1 : profiles.findIndex(({ id }) => id === viewed);
}
