import { useTranslation } from 'react-i18next'
import { allFiltersUrl, type SearchFilters } from '~/features/search-filters'
import { formatNumber } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import { Button, ButtonLink } from '~/ui/button'
import { Checkbox, CheckboxGroup } from '~/ui/checkbox'
import { DropdownPanel } from '~/ui/disclosure'
import { Icon } from '~/ui/icon'
import { RadioGroup } from '~/ui/radio-group'
import { RangeField } from '~/ui/range-field'
import { TextField } from '~/ui/text-field'
import { CURRENCY_IDS } from '~contract/currencies'
import type { SearchData } from './loader.server'
import { MoreFilters } from './more-filters'
import { PlaceFields } from './place-fields'
import { toCountedOptions } from './select-options'

interface FilterFormProps {
  data: SearchData
}

export function FilterForm({ data }: FilterFormProps) {
  const { t } = useTranslation('search')
  const { language } = usePage()
  const { filters, chips } = data
  const { more, rooms, streets } = data.options
  const action = toLocalizedPath('/s', language)
  return (
    <search id="filters">
      <form
        action={action}
        method="get"
        data-enhance="result-count"
        data-url={toLocalizedPath('/data/count', language)}
      >
        <details className="filters" open={Boolean(more)}>
          <summary className="wrap">
            <Icon name="filters" />
            {t('filters')}
            {chips.length > 0 ? <Badge tone="solid">{chips.length}</Badge> : null}
          </summary>
          <div className="wrap filter-bar">
            <TextField
              id="filter-q"
              name="q"
              label={t('where')}
              labelHidden
              placeholder={t('where_example')}
              defaultValue={filters.q}
              autoComplete="off"
            />
            <DealDrawer data={data} />
            <PlaceFields filters={filters} options={data.options} />
            <PriceDrawer filters={filters} />
            {rooms.length > 0 ? <RoomsDrawer data={data} /> : null}
            <AreaDrawer filters={filters} />
            <MoreDrawer data={data} />
            {more ? <MoreFilters filters={filters} streets={streets} more={more} /> : null}
            <div className="submit-bar">
              <Button variant="main" data-show>
                {t('show')}
              </Button>
              {chips.length > 0 ? (
                <ButtonLink href={action} variant="plain">
                  {t('reset')}
                </ButtonLink>
              ) : null}
            </div>
          </div>
        </details>
        {data.options.hiddenFields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {data.onMap ? <input type="hidden" name="view" value="map" /> : null}
      </form>
    </search>
  )
}

function DealDrawer({ data: { filters, options: offered } }: FilterFormProps) {
  const { t } = useTranslation('search')
  const { language } = usePage()
  const { deal_types: deals = [], real_estate_types: types = [] } = filters.lists
  const dealName = offered.deals.find((deal) => deal.id === deals[0])?.name
  const typeName = offered.types.find((type) => type.id === types[0])?.name
  const others = types.length > 1 ? ` +${types.length - 1}` : ''
  const summary = [dealName, typeName && typeName + others].filter(Boolean).join(' · ')
  return (
    <DropdownPanel name="f" summary={summary || t('deal')} isSet={summary !== ''}>
      <RadioGroup
        id="filter-deal"
        legend={t('deal')}
        name="deal_types"
        options={[{ value: '', label: t('any_deal') }, ...toCountedOptions(offered.deals, language)]}
        selected={deals[0] ?? ''}
      />
      <CheckboxGroup
        id="filter-type"
        legend={t('type')}
        name="real_estate_types"
        options={toCountedOptions(offered.types, language)}
        selected={types}
      />
    </DropdownPanel>
  )
}

function PriceDrawer({ filters }: { filters: SearchFilters }) {
  const { t } = useTranslation('search')
  const { currency = 'usd' } = usePage()
  const { price, square_price: squarePrice } = filters.ranges
  return (
    <DropdownPanel name="f" summary={t('price')} isSet={Boolean(price ?? squarePrice)}>
      <RangeField
        id="filter-price"
        legend={t('price')}
        from={{ name: 'price_from', label: t('from'), defaultValue: price?.from }}
        to={{ name: 'price_to', label: t('to'), defaultValue: price?.to }}
      />
      <RadioGroup
        id="filter-currency"
        legend={t('currency')}
        name="currency_id"
        options={[
          { value: 2, label: t('currency_usd') },
          { value: 1, label: t('currency_gel') },
        ]}
        // Ranges without a currency are in lari, as at the upstream.
        selected={filters.currency ?? (price || squarePrice ? CURRENCY_IDS.gel : CURRENCY_IDS[currency])}
      />
    </DropdownPanel>
  )
}

function RoomsDrawer({ data: { filters, options: offered } }: FilterFormProps) {
  const { t } = useTranslation('search')
  const { language } = usePage()
  const { room_types: rooms = [] } = filters.lists
  return (
    <DropdownPanel name="f" summary={t('rooms')} isSet={rooms.length > 0}>
      <RadioGroup
        id="filter-rooms"
        legend={t('rooms')}
        name="room_types"
        options={toCountedOptions(offered.rooms, language)}
        selected={rooms}
        multiple
        isCompact
      />
    </DropdownPanel>
  )
}

function AreaDrawer({ filters }: { filters: SearchFilters }) {
  const { t } = useTranslation('search')
  const { area } = filters.ranges
  return (
    <DropdownPanel name="f" summary={t('area')} isSet={Boolean(area)}>
      <RangeField
        id="filter-area"
        legend={t('area')}
        unit={t('square_meter')}
        from={{ name: 'area_from', label: t('from'), defaultValue: area?.from }}
        to={{ name: 'area_to', label: t('to'), defaultValue: area?.to }}
      />
    </DropdownPanel>
  )
}

function MoreDrawer({ data: { filters, options: offered } }: FilterFormProps) {
  const { t } = useTranslation('search')
  const { language } = usePage()
  const { statuses = [], conditions = [] } = filters.lists
  const set = statuses.length + conditions.length + filters.flags.length > 0
  return (
    <DropdownPanel name="f" summary={t('more')} isSet={set} alignEnd>
      <fieldset className="field">
        <legend className="label">{t('only')}</legend>
        {offered.flags.map(({ name, count }) => (
          <Checkbox
            key={name}
            name={name}
            value="1"
            label={t(name)}
            {...(count !== undefined && { count: formatNumber(count, language) })}
            defaultChecked={filters.flags.includes(name)}
          />
        ))}
      </fieldset>
      <CheckboxGroup
        id="filter-condition"
        legend={t('condition')}
        name="conditions"
        options={toCountedOptions(offered.conditions, language)}
        selected={conditions}
      />
      <CheckboxGroup
        id="filter-status"
        legend={t('status')}
        name="statuses"
        options={toCountedOptions(offered.statuses, language)}
        selected={statuses}
      />
      {offered.more ? null : (
        <a className="more" href={`${allFiltersUrl(filters, language)}#filters`} rel="nofollow">
          {t('more_filters')}
        </a>
      )}
    </DropdownPanel>
  )
}
