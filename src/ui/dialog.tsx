import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Avatar } from './avatar.tsx';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';

export interface Person {
  name: string;
  /** Address of the picture; null if there is none. */
  portrait: string | null;
}

interface DialogProps {
  open: boolean;
  /** Called on Escape, the close button, or a click outside. */
  onClose: () => void;
  title: string;
  /** Whom it is about. */
  about?: Person | undefined;
  children: ReactNode;
  /** Buttons, with the main action last. */
  actions?: ReactNode;
}

/** A modal dialog; a bottom sheet on a phone. The browser traps the focus and restores it on close. */
export function Dialog({ open, onClose, title, about, children, actions }: DialogProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // A layout effect closes the dialog before it leaves the document: removed while open, it would not restore the
  // focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return;
    element.showModal();
    // A click on the backdrop targets the dialog itself; a click inside targets its content. So does one that began
    // inside, such as a selection of text that ends beyond the edge: its beginning decides.
    let begin: EventTarget | null = null;
    const onPress = ({ type, target }: Event) => {
      if (type !== 'click') begin = target;
      else if (target === element && begin === element) onCloseRef.current();
    };
    // Browsers close a dialog at the second Escape in a row, whatever was prevented (close watchers of the HTML standard):
    // one that its owner keeps open, as while an account is being deleted, would be gone for good.
    const onClosed = () => {
      if (!element.open) element.showModal();
    };
    element.addEventListener('pointerdown', onPress);
    element.addEventListener('click', onPress);
    element.addEventListener('close', onClosed);
    return () => {
      element.removeEventListener('pointerdown', onPress);
      element.removeEventListener('click', onPress);
      element.removeEventListener('close', onClosed);
      element.close();
    };
  }, [open]);

  const onCloseRef = useRef(onClose);
  useEffect(() => {
    onCloseRef.current = onClose;
  });

  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // React tells it of a dialog inside this one, too.
        if (event.target !== event.currentTarget) return;
        // The owner decides; otherwise the dialog and its owner's state would diverge.
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <div className={styles['sheet']}>
          <header className={styles['header']}>
            {about !== undefined && <Avatar src={about.portrait} name={about.name} alt="" size="s" eager />}
            <h2 className={styles['title']} id={titleId}>
              {title}
            </h2>
            <IconButton label={t('ui.close')} icon={<X aria-hidden="true" />} onClick={onClose} />
          </header>
          <div className={styles['body']}>{children}</div>
          {actions !== undefined && <footer className={styles['actions']}>{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  about?: Person | undefined;
  text: string;
  confirmLabel: string;
  /** For when "Cancel" could be mistaken for the action itself. */
  cancelLabel?: string;
  /** `danger` for what cannot be undone. */
  tone?: 'primary' | 'danger';
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation. */
export function ConfirmDialog({
  open,
  title,
  about,
  text,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      about={about}
      actions={
        <>
          <Button onClick={onCancel}>{cancelLabel ?? t('ui.cancel')}</Button>
          <Button variant={tone} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
