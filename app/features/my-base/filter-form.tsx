import { useTranslation } from 'react-i18next'
import { findRequestedDeal } from '~/features/search-requests'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import { RangeField } from '~/ui/range-field'
import { SelectField } from '~/ui/select'
import type { MyBaseData } from './loader.server'
import { type AmountFilterName, type FilterName, MY_BASE_PATH } from './urls'

export function FilterForm({ data }: { data: MyBaseData }) {
  const { t } = useTranslation(['my-base', 'search-requests'])
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
      query.unread[`${name}_from`] || query.unread[`${name}_to`] ? t(`my-base:unread.${name}`) : undefined,
    from: rangeEnd(`${name}_from`, t('search-requests:from')),
    to: rangeEnd(`${name}_to`, t('search-requests:to')),
  })
  return (
    <Disclosure
      summary={t('my-base:filter')}
      icon="filters"
      open={Object.keys({ ...query.filter, ...query.unread }).length > 0}
    >
      <form className="my-base-filters" action={toLocalizedPath(MY_BASE_PATH, language)}>
        {query.tab === 'clients' ? null : <input type="hidden" name="tab" value={query.tab} />}
        <SelectField
          label={t('search-requests:deal')}
          blank={t('my-base:any')}
          options={deals.map(({ id, name }) => {
            const sought = findRequestedDeal(id)
            return { value: id, label: sought ? t(`search-requests:deals.${sought}`) : name }
          })}
          {...select('deal_types')}
        />
        <SelectField
          label={t('search-requests:type')}
          blank={t('my-base:any')}
          options={types.map(({ id, name }) => ({ value: id, label: name }))}
          {...select('real_estate_types')}
        />
        <SelectField
          label={t('search-requests:city')}
          blank={t('my-base:any')}
          options={cities.map(({ id, name }) => ({ value: id, label: name }))}
          {...select('cities')}
        />
        <RangeField legend={t('my-base:price')} {...range('price')} />
        <RangeField legend={t('search-requests:area')} {...range('area')} />
        <Button icon="search">{t('my-base:search')}</Button>
      </form>
    </Disclosure>
  )
}
