import Ban from 'lucide-react/icons/ban';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Flag from 'lucide-react/icons/flag';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Menu } from '../../ui/menu.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';

interface SafetyMenuProps {
  profileId: number;
  name: string;
  /** Address of the picture; null if there is none. */
  portrait: string | null;
  /** The chat a report is about; null if it is about the profile. */
  conversationId: number | null;
  isBlocked: boolean;
}

/** Menu to report or block a member. */
export function SafetyMenu({ profileId, name, portrait, conversationId, isBlocked }: SafetyMenuProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<'block' | 'report' | null>(null);
  const close = () => setAsked(null);
  const report = {
    id: 'report',
    label: t('safety.report_name', { name }),
    icon: <Flag aria-hidden="true" />,
    onSelect: () => setAsked('report'),
  };
  const block = {
    id: 'block',
    label: t('safety.block_name', { name }),
    icon: <Ban aria-hidden="true" />,
    tone: 'danger',
    onSelect: () => setAsked('block'),
  } as const;
  return (
    <>
      <Menu
        label={t('safety.menu', { name })}
        icon={<EllipsisVertical aria-hidden="true" />}
        items={isBlocked ? [report] : [report, block]}
      />
      <BlockDialog profileId={profileId} name={name} portrait={portrait} open={asked === 'block'} onClose={close} />
      <ReportDialog
        profileId={profileId}
        name={name}
        portrait={portrait}
        conversationId={conversationId}
        open={asked === 'report'}
        onClose={close}
      />
    </>
  );
}
