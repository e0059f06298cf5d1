import { useTranslation } from '../../i18n/use-translation.ts';
import { choiceOf } from '../../templates/template-parts.ts';
import { classNames } from '../../ui/class-names.ts';
import { SegmentedLinks } from '../../ui/segmented-links.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SEARCH_ORDERS } from './search-address.ts';
import styles from './search-page.module.css';
import type { SearchNavigation } from './use-search-address.ts';

/** The sort order of the results: a select field, or tabs with the select field in their place on a phone. */
export function SearchOrderChoice({ address, addressOf, push }: SearchNavigation) {
  const { t } = useTranslation();
  const changes = (order: (typeof SEARCH_ORDERS)[number]) => ({ order, page: 1, similarPage: null, viewed: null });
  const isTabs = choiceOf('searchOrder') === 'tabs';
  return (
    <>
      {isTabs && (
        <div className={styles['order-tabs']}>
          <SegmentedLinks
            label={t('search.order')}
            segments={SEARCH_ORDERS.map((order) => ({
              href: addressOf(changes(order)),
              label: t(`search.order_${order}`),
              current: order === address.order,
            }))}
          />
        </div>
      )}
      <div className={classNames(styles['order-list'], isTabs && styles['only-phone'])}>
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
