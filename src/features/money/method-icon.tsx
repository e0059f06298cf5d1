import BanknoteArrowDown from 'lucide-react/icons/banknote-arrow-down';
import CircleEllipsis from 'lucide-react/icons/circle-ellipsis';
import CreditCard from 'lucide-react/icons/credit-card';
import Landmark from 'lucide-react/icons/landmark';
import Wallet from 'lucide-react/icons/wallet';
import type { CreditOffer } from '../../../worker/public/rows.ts';

type Kind = CreditOffer['payment_methods'][number]['kind'];

/** One neutral drawing a kind: logos belong to their brands, and load from them. */
const ICONS = {
  card: CreditCard,
  direct_debit: BanknoteArrowDown,
  bank: Landmark,
  wallet: Wallet,
  other: CircleEllipsis,
} satisfies Record<Kind, typeof CreditCard>;

/** What kind of payment a method is, as a line drawing before its name. */
export function MethodIcon({ kind }: { kind: Kind }) {
  const Icon = ICONS[kind];
  return <Icon aria-hidden="true" />;
}
