import type { SearchOrder } from '../../../worker/public/member-search.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SelectField } from '../../ui/select-field.tsx';
import type { SearchChoice } from './search-choices.ts';
import styles from './search-page.module.css';
import type { SearchChanges, SearchNavigation } from './use-search-address.ts';

/** The sort order of the results. */
export function SearchOrderChoice(navigation: SearchNavigation) {
  const { t } = useTranslation();
  const choice = useOrderChoice(navigation, (order) => t(`search.order_${order}`));
  return (
    <div className={styles['order-list']}>
      <SelectField {...choice} />
    </div>
  );
}

/** The order as a list to choose from. */
export function useOrderChoice(
  { address, orders, push }: SearchNavigation,
  wordsOf: (order: SearchOrder) => string,
): Omit<SearchChoice, 'disabled'> {
  const { t } = useTranslation();
  return {
    label: t('search.order'),
    value: address.order,
    options: orders.map((order) => ({ value: order, label: wordsOf(order) })),
    onChange: (value) => push(orderChanges(orders.find((order) => order === value) ?? orders[0])),
  };
}

/** Another order starts at its first page. */
export function orderChanges(order: SearchOrder): SearchChanges {
  return { order, page: 1, similarPage: null, viewed: null };
}
