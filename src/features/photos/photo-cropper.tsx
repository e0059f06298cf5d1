import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useId, useState } from 'react';
import { ReactCrop } from 'react-image-crop';
import { useTranslation } from '../../i18n/use-translation.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import 'react-image-crop/dist/ReactCrop.css';
import styles from './photo-cropper.module.css';
import {
  enlargedWidthPx,
  largestSection,
  movedSection,
  type PhotoSection,
  SECTION_ASPECT,
  sizedSection,
  smallestShare,
} from './photo-section.ts';

export interface PhotoCropperProps {
  url: string;
  section: PhotoSection | null;
  onSection: (section: PhotoSection) => void;
}

/** One press moves the section this far; the arrow keys on the picture move it by single pixels. */
const STEP = 0.05;
const STEPS = [
  { icon: <ArrowLeft aria-hidden="true" />, label: 'photos.crop_left', x: -STEP, y: 0 },
  { icon: <ArrowUp aria-hidden="true" />, label: 'photos.crop_up', x: 0, y: -STEP },
  { icon: <ArrowDown aria-hidden="true" />, label: 'photos.crop_down', x: 0, y: STEP },
  { icon: <ArrowRight aria-hidden="true" />, label: 'photos.crop_right', x: STEP, y: 0 },
] as const;

/** The picture with the section to keep: dragged, moved by keys, or set by the slider and buttons (WCAG 2.5.7). */
export default function PhotoCropper({ url, section, onSection }: PhotoCropperProps) {
  const { t } = useTranslation();
  const sizeId = useId();
  const [size, setSize] = useState<{ widthPx: number; heightPx: number } | null>(null);
  const largest = size === null ? null : largestSection(size.widthPx, size.heightPx);
  const smallest = size === null ? 1 : smallestShare(size.widthPx, size.heightPx);
  const share = section === null || largest === null ? 1 : section.width / largest.width;
  const enlargedPx = size === null ? null : enlargedWidthPx(size.widthPx, size.heightPx);
  const corner = t('photos.crop_corner');
  return (
    <div className={styles['cropper']}>
      <ReactCrop
        className={classNames('ReactCrop--no-animate', styles['frame'])}
        {...(section !== null && { crop: inPercent(section) })}
        onChange={(_pixels, percent) => {
          const next = inFractions(percent);
          if (largest !== null && next.width >= largest.width * smallest - ROUNDING) onSection(next);
        }}
        aspect={SECTION_ASPECT}
        keepSelection
        ruleOfThirds
        ariaLabels={{
          cropArea: t('photos.crop_area'),
          nwDragHandle: corner,
          nDragHandle: corner,
          neDragHandle: corner,
          eDragHandle: corner,
          seDragHandle: corner,
          sDragHandle: corner,
          swDragHandle: corner,
          wDragHandle: corner,
        }}
      >
        <img
          className={styles['picture']}
          src={url}
          alt=""
          {...(enlargedPx !== null && { style: { inlineSize: enlargedPx } })}
          onLoad={({ currentTarget }) => {
            const { naturalWidth, naturalHeight } = currentTarget;
            setSize({ widthPx: naturalWidth, heightPx: naturalHeight });
            if (section === null) onSection(largestSection(naturalWidth, naturalHeight));
          }}
        />
      </ReactCrop>
      <div className={styles['tools']}>
        {smallest < 1 && (
          <label className={styles['size']} htmlFor={sizeId}>
            {t('photos.crop_size')}
            <input
              id={sizeId}
              type="range"
              min={Math.round(smallest * 100)}
              max={100}
              value={Math.round(share * 100)}
              disabled={section === null}
              onChange={({ target }) => {
                if (section !== null && largest !== null)
                  onSection(sizedSection(section, largest, target.valueAsNumber / 100));
              }}
            />
          </label>
        )}
        <div className={styles['steps']}>
          {STEPS.map(({ icon, label, x, y }) => (
            <IconButton
              key={label}
              icon={icon}
              label={t(label)}
              onClick={() => {
                if (section !== null) onSection(movedSection(section, x, y));
              }}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

/** The cropper reckons in pixels of the screen. */
const ROUNDING = 0.001;

function inPercent({ x, y, width, height }: PhotoSection) {
  return { unit: '%', x: x * 100, y: y * 100, width: width * 100, height: height * 100 } as const;
}

function inFractions({ x, y, width, height }: PhotoSection): PhotoSection {
  return { x: x / 100, y: y / 100, width: width / 100, height: height / 100 };
}
