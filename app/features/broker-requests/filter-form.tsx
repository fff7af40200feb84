import { useTranslation } from 'react-i18next'
import { findRequestedDeal } from '~/features/search-requests'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import { RangeField } from '~/ui/range-field'
import { SelectField } from '~/ui/select'
import type { BrokerRequestsData } from './loader.server'
import { type AmountFilterName, BROKER_REQUESTS_PATH, type FilterName } from './urls'

export function FilterForm({ data }: { data: BrokerRequestsData }) {
  const { t } = useTranslation(['broker-requests', 'search-requests'])
  const { language } = usePage()
  const { query, deals, types, cities } = data
  const select = (name: FilterName) => ({ id: name, name, defaultValue: query.filter[name] ?? '' })
  const rangeEnd = (name: AmountFilterName, label: string) => ({
    name,
    label,
    defaultValue: query.unread[name] ?? query.filter[name] ?? '',
  })
  const range = (name: 'price' | 'area') => ({
    id: name,
    error:
      query.unread[`${name}_from`] || query.unread[`${name}_to`]
        ? t(`broker-requests:unread.${name}`)
        : undefined,
    from: rangeEnd(`${name}_from`, t('search-requests:from')),
    to: rangeEnd(`${name}_to`, t('search-requests:to')),
  })
  return (
    <Disclosure
      summary={t('broker-requests:filter')}
      icon="filters"
      open={Object.keys({ ...query.filter, ...query.unread }).length > 0}
    >
      <form className="broker-requests-filters" action={toLocalizedPath(BROKER_REQUESTS_PATH, language)}>
        {query.tab === 'clients' ? null : <input type="hidden" name="tab" value={query.tab} />}
        <SelectField
          label={t('search-requests:deal')}
          blank={t('broker-requests:any')}
          options={deals.map(({ id, name }) => {
            const sought = findRequestedDeal(id)
            return { value: id, label: sought ? t(`search-requests:deals.${sought}`) : name }
          })}
          {...select('deal_types')}
        />
        <SelectField
          label={t('search-requests:type')}
          blank={t('broker-requests:any')}
          options={types.map(({ id, name }) => ({ value: id, label: name }))}
          {...select('real_estate_types')}
        />
        <SelectField
          label={t('search-requests:city')}
          blank={t('broker-requests:any')}
          options={cities.map(({ id, name }) => ({ value: id, label: name }))}
          {...select('cities')}
        />
        <RangeField legend={t('broker-requests:price')} {...range('price')} />
        <RangeField legend={t('search-requests:area')} {...range('area')} />
        <Button icon="search">{t('broker-requests:search')}</Button>
      </form>
    </Disclosure>
  )
}
