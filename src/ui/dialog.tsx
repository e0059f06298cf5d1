import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';

interface DialogProps {
  open: boolean;
  /** Asked for by Escape, the cross, or a press outside. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons, the one that acts last. */
  actions?: ReactNode;
}

/** A modal window; on a phone a sheet from below. The browser keeps the focus inside and gives it back. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Before it leaves the document: a window that is taken away open gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return;
    element.showModal();
    // A press on the backdrop reaches the dialog itself; a press inside reaches what is inside.
    const onPress = (event: MouseEvent) => {
      if (event.target === element) onCloseRef.current();
    };
    element.addEventListener('click', onPress);
    return () => {
      element.removeEventListener('click', onPress);
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
        // The owner decides; otherwise the window and its owner's state would part.
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <div className={styles['sheet']}>
          <header className={styles['header']}>
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
  text: string;
  confirmLabel: string;
  /** Where "Cancel" could be taken for what is asked. */
  cancelLabel?: string;
  /** `danger` for what cannot be undone. */
  tone?: 'primary' | 'danger';
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is done. */
export function ConfirmDialog({
  open,
  title,
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
