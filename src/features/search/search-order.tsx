import { useTranslation } from '../../i18n/use-translation.ts';
import { choiceOf } from '../../templates/template-parts.ts';
import { classNames } from '../../ui/class-names.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { MemberColumns } from '../members/member-columns.tsx';
import { SEARCH_ORDERS } from './search-address.ts';
import styles from './search-page.module.css';
import type { SearchNavigation } from './use-search-address.ts';

/** The sort order of the results: a select field, or the heads of columns with the field in their place on a phone. */
export function SearchOrderChoice({ address, addressOf, push }: SearchNavigation) {
  const { t } = useTranslation();
  const changes = (order: (typeof SEARCH_ORDERS)[number]) => ({ order, page: 1, similarPage: null, viewed: null });
  const orderOf = (order: (typeof SEARCH_ORDERS)[number]) => ({
    href: addressOf(changes(order)),
    label: t(`search.order_${order}`),
    current: order === address.order,
  });
  const hasColumns = choiceOf('searchOrder') === 'columns';
  return (
    <>
      {hasColumns && (
        <MemberColumns
          orders={{
            label: t('search.order'),
            member: [orderOf('newest'), orderOf('age')],
            place: orderOf('nearby'),
            online: orderOf('online'),
          }}
        />
      )}
      <div className={classNames(styles['order-list'], hasColumns && styles['only-phone'])}>
        <SelectField
          label={t('search.order')}
          value={address.order}
          options={SEARCH_ORDERS.map((order) => ({ value: order, label: t(`search.order_${order}`) }))}
          onChange={(value) => push(changes(SEARCH_ORDERS.find((order) => order === value) ?? 'nearby'))}
        />
      </div>
    </>
  );
}
