import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { Section, SubPage } from './developer-frame.tsx';

type Open = 'dialog' | 'confirm' | 'danger' | null;

/** Every kind of dialog and toast. */
export default function DialogsPage() {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const done = () => {
    close();
    showToast({ text: t('dev.sample_title'), tone: 'success' });
  };
  return (
    <SubPage title={t('dev.dialogs')}>
      <Section title={t('dev.dialogs')}>
        <Button onClick={() => setOpen('dialog')}>{t('dev.open_dialog')}</Button>
        <Button onClick={() => setOpen('confirm')}>{t('dev.open_confirm')}</Button>
        <Button onClick={() => setOpen('danger')}>{t('dev.open_danger')}</Button>
      </Section>
      <Section title={t('dev.messages')}>
        {(['neutral', 'success', 'danger'] as const).map((tone) => (
          <Button key={tone} onClick={() => showToast({ text: `${t('dev.sample_title')} (${tone})`, tone })}>
            {t('dev.open_toast')} ({tone})
          </Button>
        ))}
      </Section>
      <Dialog open={open === 'dialog'} onClose={close} title={t('dev.sample_title')}>
        <p>{t('dev.sample_text')}</p>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm' || open === 'danger'}
        title={t('dev.sample_title')}
        text={t('dev.sample_text')}
        confirmLabel={t('ui.retry')}
        tone={open === 'danger' ? 'danger' : 'primary'}
        onConfirm={done}
        onCancel={close}
      />
    </SubPage>
  );
}
