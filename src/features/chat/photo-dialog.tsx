import Crop from 'lucide-react/icons/crop';
import { useEffect, useRef, useState } from 'react';
import { MESSAGE_TEXT_MAX_LENGTH } from '../../../worker/public/text-lengths.ts';
import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useUnkept } from '../../routing/unkept.ts';
import { useLeaveGuard } from '../../routing/use-leave-guard.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { isShortOfCredits, type MessageCost } from '../members/message-cost.ts';
import { PhotoCropDialog } from '../photos/photo-crop-dialog.tsx';
import type { PhotoSection } from '../photos/photo-section.ts';
import { PHOTO_FILE_MAX_MB, PHOTO_PROBLEM_WORDS } from '../photos/photo-words.ts';
import { preparePhoto } from '../photos/prepare-photo.ts';
import { useObjectUrl } from '../photos/use-object-url.ts';
import { checkMessageText } from './message-text-check.ts';
import { sendPhoto } from './photo-commands.ts';
import styles from './photo-dialog.module.css';
import { TopUpLink } from './top-up-link.tsx';

export interface PhotoDialogProps {
  file: File;
  conversationId: number;
  /** Name of the other member. */
  name: string;
  /** Words to begin with. */
  words: string;
  replyToKey: string | null;
  uploadMaxBytes: number;
  cost: MessageCost;
  credits: number;
  onSent: () => void;
  onClose: () => void;
}

const LEAVE_WORDS = {
  title: 'chat.photo_leave_title',
  text: 'chat.photo_leave_text',
  confirm: 'chat.photo_leave',
} as const;

type Prepared =
  | { state: 'preparing' }
  | { state: 'refused'; problem: MessageId }
  /** `whole`: before it was cut; `photo`: what is sent. */
  | { state: 'ready'; whole: Blob; photo: Blob };

/** Shows a chosen photo before it is sent, with its words and what it costs; it can be cut. */
export default function PhotoDialog(props: PhotoDialogProps) {
  const { file, conversationId, name, replyToKey, uploadMaxBytes, cost, credits, onSent, onClose } = props;
  const { t, formatNumber } = useTranslation();
  const [prepared, cut] = usePreparedPhoto(file, uploadMaxBytes);
  const [words, setWords] = useState(props.words.trim());
  const [isCutting, setCutting] = useState(false);
  const [isCut, setCut] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<MessageId | null>(null);
  // The same for every attempt at this photo: it is sent and charged once.
  const [messageId] = useState(() => crypto.randomUUID());
  const isShort = isShortOfCredits(cost, credits);
  const check = checkMessageText(words);
  // The photo is nowhere else: leaving the page would lose it without a word. With the page goes this dialog.
  useUnkept(prepared.state !== 'refused');
  const leaveDialog = useLeaveGuard(prepared.state !== 'refused', () => undefined, LEAVE_WORDS);

  if (isCutting && prepared.state === 'ready') {
    const end = (section: PhotoSection | null) => {
      setCutting(false);
      setCut(section !== null);
      cut(section);
    };
    return (
      <>
        <PhotoCropDialog
          photo={prepared.whole}
          place={null}
          onChoose={end}
          onWholeAll={null}
          onClose={() => setCutting(false)}
        />
        {leaveDialog}
      </>
    );
  }
  const send = async () => {
    if (prepared.state !== 'ready') return;
    setBusy(true);
    const { photo } = prepared;
    const refusal = await sendPhoto({ conversationId, messageId, text: words.trim(), replyToKey, file: photo });
    setBusy(false);
    setProblem(refusal);
    if (refusal === null) onSent();
  };
  // What was done here is nowhere else either.
  const isChanged = prepared.state !== 'refused' && (isCut || words.trim() !== props.words.trim());
  const close = () => {
    // It is sent, and charged, whatever is pressed by then.
    if (isBusy) return;
    if (isChanged) setAsked(true);
    else onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t('chat.photo_title', { name })}
      actions={
        <>
          <Button disabled={isBusy} onClick={close}>
            {t('ui.cancel')}
          </Button>
          <Button
            variant="primary"
            busy={isBusy}
            disabled={prepared.state !== 'ready' || isShort || check.state === 'too-long'}
            aria-describedby="photo-cost"
            onClick={() => void send()}
          >
            {t('chat.send')}
          </Button>
        </>
      }
    >
      <div className={styles['content']}>
        {prepared.state === 'refused' ? (
          <Banner tone="danger" role="alert">
            {t(prepared.problem, { limit: formatNumber(PHOTO_FILE_MAX_MB) })}
          </Banner>
        ) : prepared.state === 'ready' ? (
          <div className={styles['preview']}>
            <Picture photo={prepared.photo} alt={t('chat.photo_preview')} />
            <Button size="s" variant="quiet" icon={<Crop aria-hidden="true" />} onClick={() => setCutting(true)}>
              {t('photos.crop')}
            </Button>
          </div>
        ) : (
          <div className={styles['preview']}>
            <p className={styles['note']} role="status">
              {t('chat.photo_preparing')}
            </p>
            <Skeleton shape="block" height="16rem" />
          </div>
        )}
        {prepared.state !== 'refused' && (
          <TextArea
            label={t('chat.photo_words')}
            dir="auto"
            value={words}
            error={
              check.state === 'too-long'
                ? t('chat.too_long', { excess: check.excess, limit: MESSAGE_TEXT_MAX_LENGTH })
                : null
            }
            onChange={(event) => setWords(event.target.value)}
          />
        )}
        {problem !== null && (
          <Banner tone="danger" role="alert">
            {t(problem)}
          </Banner>
        )}
        <p className={styles['note']} id="photo-cost">
          <PhotoCost cost={cost} credits={credits} />
        </p>
        {isShort && <TopUpLink conversationId={conversationId} />}
        <p className={styles['note']}>{t('chat.photo_note', { name })}</p>
      </div>
      {leaveDialog}
      <ConfirmDialog
        open={isAsked}
        title={t(LEAVE_WORDS.title)}
        text={t(LEAVE_WORDS.text)}
        confirmLabel={t(LEAVE_WORDS.confirm)}
        tone="danger"
        onConfirm={onClose}
        onCancel={() => setAsked(false)}
      />
    </Dialog>
  );
}

function PhotoCost({ cost, credits }: { cost: MessageCost; credits: number }) {
  const { t, formatMoney } = useTranslation();
  if (cost.kind === 'free') return t('chat.photo_cost_free');
  if (isShortOfCredits(cost, credits)) return t('chat.photo_short_of_credits', { cost: cost.credits, credits });
  const { price } = cost;
  const told =
    price === null
      ? t('chat.photo_cost', { cost: cost.credits })
      : t('chat.photo_cost_with_price', { cost: cost.credits, price: formatMoney(price.amount, price.currency) });
  return `${told} · ${t('chat.balance', { credits })}`;
}

function Picture({ photo, alt }: { photo: Blob; alt: string }) {
  const url = useObjectUrl(photo);
  return url === null ? null : <img className={styles['image']} src={url} alt={alt} />;
}

/** Returns the photo as it is sent, and what cuts it; null cuts nothing off. */
function usePreparedPhoto(file: File, maxBytes: number): [Prepared, (section: PhotoSection | null) => void] {
  const [prepared, setPrepared] = useState<Prepared>({ state: 'preparing' });
  const round = useRef(0);
  const prepare = async (section: PhotoSection | null, whole: Blob | null) => {
    round.current += 1;
    const own = round.current;
    const result = await preparePhoto(file, maxBytes, section);
    if (own !== round.current) return;
    setPrepared(
      result.status === 'ready'
        ? { state: 'ready', whole: whole ?? result.photo, photo: result.photo }
        : { state: 'refused', problem: PHOTO_PROBLEM_WORDS[result.problem] },
    );
  };
  const prepareRef = useRef(prepare);
  useEffect(() => {
    setPrepared({ state: 'preparing' });
    void prepareRef.current(null, null);
    return () => {
      round.current += 1;
    };
  }, []);
  const whole = prepared.state === 'ready' ? prepared.whole : null;
  return [prepared, (section) => void prepare(section, whole)];
}
