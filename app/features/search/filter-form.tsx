import { useTranslation } from 'react-i18next'
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
import type { FilterFormData, FilterValues } from './filter-form-data'
import { MoreFilters } from './more-filters'
import { PlaceFields } from './place-fields'
import { toOptions } from './select-options'

interface FilterFormProps {
  data: FilterFormData
}

export function FilterForm({ data }: FilterFormProps) {
  const { t } = useTranslation('search')
  const { language } = usePage()
  const { values, chipCount } = data
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
            {chipCount > 0 ? <Badge tone="solid">{chipCount}</Badge> : null}
          </summary>
          <div className="wrap filter-bar">
            <TextField
              id="filter-q"
              name="q"
              label={t('where')}
              labelHidden
              placeholder={t('where_example')}
              defaultValue={values.q}
              autoComplete="off"
            />
            <DealDrawer data={data} />
            <PlaceFields lists={values.lists} options={data.options} />
            <PriceDrawer values={values} />
            {rooms.length > 0 ? <RoomsDrawer data={data} /> : null}
            <AreaDrawer values={values} />
            <MoreDrawer data={data} />
            {more ? <MoreFilters filters={values} streets={streets} more={more} /> : null}
            <div className="submit-bar">
              <Button variant="main" data-show>
                {t('show')}
              </Button>
              {chipCount > 0 ? (
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

function DealDrawer({ data: { values, options: offered } }: FilterFormProps) {
  const { t } = useTranslation('search')
  const { deal_types: deals = [], real_estate_types: types = [] } = values.lists
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
        options={[{ value: '', label: t('any_deal') }, ...toOptions(offered.deals)]}
        selected={deals[0] ?? ''}
      />
      <CheckboxGroup
        id="filter-type"
        legend={t('type')}
        name="real_estate_types"
        options={toOptions(offered.types)}
        selected={types}
      />
    </DropdownPanel>
  )
}

function PriceDrawer({ values }: { values: FilterValues }) {
  const { t } = useTranslation('search')
  const { currency = 'usd' } = usePage()
  const { price, square_price: squarePrice } = values.ranges
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
        selected={values.currency ?? (price || squarePrice ? CURRENCY_IDS.gel : CURRENCY_IDS[currency])}
      />
    </DropdownPanel>
  )
}

function RoomsDrawer({ data: { values, options: offered } }: FilterFormProps) {
  const { t } = useTranslation('search')
  const { room_types: rooms = [] } = values.lists
  return (
    <DropdownPanel name="f" summary={t('rooms')} isSet={rooms.length > 0}>
      <RadioGroup
        id="filter-rooms"
        legend={t('rooms')}
        name="room_types"
        options={toOptions(offered.rooms)}
        selected={rooms}
        multiple
        isCompact
      />
    </DropdownPanel>
  )
}

function AreaDrawer({ values }: { values: FilterValues }) {
  const { t } = useTranslation('search')
  const { area } = values.ranges
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

function MoreDrawer({ data: { values, options: offered, allFiltersHref } }: FilterFormProps) {
  const { t } = useTranslation('search')
  const { statuses = [], conditions = [] } = values.lists
  const set = statuses.length + conditions.length + values.flags.length > 0
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
            {...(count !== undefined && { count })}
            defaultChecked={values.flags.includes(name)}
          />
        ))}
      </fieldset>
      <CheckboxGroup
        id="filter-condition"
        legend={t('condition')}
        name="conditions"
        options={toOptions(offered.conditions)}
        selected={conditions}
      />
      <CheckboxGroup
        id="filter-status"
        legend={t('status')}
        name="statuses"
        options={toOptions(offered.statuses)}
        selected={statuses}
      />
      {offered.more ? null : (
        <a className="more" href={allFiltersHref} rel="nofollow">
          {t('more_filters')}
        </a>
      )}
    </DropdownPanel>
  )
}
