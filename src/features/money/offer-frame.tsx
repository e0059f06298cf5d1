import type { ReactNode } from 'react';
import { choiceOf } from '../../templates/template-parts.ts';
import { classNames } from '../../ui/class-names.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type ArtScene, MeetingArtFrame } from '../site/meeting-art-frame.tsx';
import styles from './offer-frame.module.css';

interface OfferFrameProps {
  title: string;
  lead?: string;
  /** At the end of the title's line. */
  actions?: ReactNode;
  /** What the cover shows. */
  scene?: ArtScene;
  /** What comes after the offer, over the whole width; false until the offer is there, which would move it. */
  below?: ReactNode;
  children: ReactNode;
}

/** A page on which something is bought; a template whose picture is a cover shows it beside the offer. */
export function OfferFrame(props: OfferFrameProps) {
  const { title, lead, actions, scene = 'letter', below = false, children } = props;
  const art = choiceOf('art');
  return (
    <div className={styles['page']}>
      <PageHeader title={title} lead={lead} actions={actions} />
      {art === 'cover' && (
        <div className={styles['art']}>
          <MeetingArtFrame scene={scene} />
        </div>
      )}
      <div className={styles['column']}>{children}</div>
      {below !== false && <div className={styles['below']}>{below}</div>}
    </div>
  );
}

interface OfferSplitProps {
  children: ReactNode;
  aside: ReactNode;
  /** Below both in one column, below what is chosen in two. */
  after?: ReactNode;
}

/** What is chosen, and beside it, where there is room, what is decided with it. */
export function OfferSplit({ children, aside, after }: OfferSplitProps) {
  return (
    <div className={styles['split']}>
      <div className={styles['choice']}>{children}</div>
      <div className={styles['aside']}>{aside}</div>
      {after !== undefined && <div className={styles['after']}>{after}</div>}
    </div>
  );
}

/** A form and a split that stand in one grid: the second aside follows the first, whatever is beside them. */
export function OfferPair({ children }: { children: ReactNode }) {
  return <div className={styles['pair']}>{children}</div>;
}

/** In the place of offers that are on their way, each as a piece, and of what stands beside them. */
export function OfferSkeleton({ kind }: { kind: 'packs' | 'plans' }) {
  const pieces = kind === 'packs' ? ['1', '2', '3', '4'] : ['1', '2', '3'];
  return (
    <OfferSplit aside={<Skeleton shape="block" height="10rem" />}>
      <div className={classNames(styles['pieces'], styles[kind])}>
        {pieces.map((piece) => (
          <Skeleton key={piece} shape="block" height="var(--piece)" />
        ))}
      </div>
      <Skeleton shape="block" height="3rem" />
    </OfferSplit>
  );
}
