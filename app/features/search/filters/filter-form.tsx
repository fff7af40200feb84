import { Suspense } from 'react'
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
import type { FilterFormData } from './filter-form-data'
import { FoldedFilter } from './folded-filter'
import { PlaceFields } from './place-fields'
import { MoreFilters, StayDrawer } from './rare-filters'
import { toOptions } from './select-options'

interface FilterFormProps {
  data: FilterFormData
}

export function FilterForm({ data }: FilterFormProps) {
  const { t } = useTranslation('search')
  const { language } = usePage()
  const { values, chosenCount, action } = data
  const { more, rooms, streets } = data.options
  return (
    <search id="filters">
      <form
        action={action}
        method="get"
        data-enhance="result-count filters-in-place"
        data-url={toLocalizedPath('/data/count', language)}
      >
        <details className="filters" open={Boolean(more)}>
          <summary className="wrap" id="part-count">
            <Icon name="filters" />
            {`${t('filters')} `}
            {chosenCount > 0 ? <Badge tone="solid">{chosenCount}</Badge> : null}
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
              data-enhance="search-suggestions"
              data-suggestions-url={toLocalizedPath('/data/suggestions', language)}
              data-suggestions-label={t('suggestions')}
            />
            <DealDrawer data={data} />
            <Suspense fallback={null}>{values.stay ? <StayDrawer stay={values.stay} /> : null}</Suspense>
            <PlaceFields lists={values.lists} options={data.options} />
            <PriceDrawer data={data} />
            {rooms.length > 0 ? <RoomsDrawer data={data} /> : null}
            <AreaDrawer data={data} />
            <MoreDrawer data={data} />
            <Suspense fallback={null}>
              {more ? <MoreFilters filters={values} streets={streets} more={more} /> : null}
            </Suspense>
            <div className="submit-bar">
              <Button variant="main" data-show>
                {t('show')}
              </Button>{' '}
              {chosenCount > 0 ? (
                <ButtonLink href={action} variant="plain">
                  {t('reset')}
                </ButtonLink>
              ) : null}
            </div>
          </div>
        </details>
        <div id="part-kept" hidden>
          {data.options.hiddenFields.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </div>
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
    <DropdownPanel id="part-deal" name="f" summary={summary || t('deal')} isSet={summary !== ''}>
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

function PriceDrawer({ data: { values, options: offered } }: FilterFormProps) {
  const { t } = useTranslation('search')
  const { price, square_price: squarePrice } = values.ranges
  return (
    <DropdownPanel
      id="part-price"
      name="f"
      summary={joinChosen(t('price'), offered.spans.price)}
      isSet={Boolean(price ?? squarePrice)}
    >
      <RangeField
        id="filter-price"
        legend={t('price')}
        usual={offered.usual.price}
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
        selected={offered.rangeCurrency}
      />
    </DropdownPanel>
  )
}

function RoomsDrawer({ data: { values, options: offered } }: FilterFormProps) {
  const { t } = useTranslation('search')
  const { room_types: rooms = [] } = values.lists
  const chosen = offered.rooms.filter(({ id }) => rooms.includes(id)).map(({ name }) => name)
  return (
    <DropdownPanel
      id="part-rooms"
      name="f"
      summary={joinChosen(t('rooms'), chosen.join(', '))}
      isSet={rooms.length > 0}
    >
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

function AreaDrawer({ data: { values, options: offered } }: FilterFormProps) {
  const { t } = useTranslation('search')
  const { area } = values.ranges
  return (
    <DropdownPanel
      id="part-area"
      name="f"
      summary={joinChosen(t('area'), offered.spans.area)}
      isSet={Boolean(area)}
    >
      <RangeField
        id="filter-area"
        legend={t('area')}
        usual={offered.usual.area}
        unit={t('square_meter')}
        from={{ name: 'area_from', label: t('from'), defaultValue: area?.from }}
        to={{ name: 'area_to', label: t('to'), defaultValue: area?.to }}
      />
    </DropdownPanel>
  )
}

function MoreDrawer({ data: { values, options: offered, action } }: FilterFormProps) {
  const { t } = useTranslation('search')
  const { statuses = [], conditions = [] } = values.lists
  const chosen = statuses.length + conditions.length + values.flags.length + offered.moreCount
  return (
    <DropdownPanel
      id="part-more"
      name="f"
      summary={joinChosen(t('more'), chosen > 0 ? String(chosen) : '')}
      isSet={chosen > 0}
      alignEnd
    >
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
      <FoldedFilter
        name="conditions"
        title={t('condition')}
        entries={offered.conditions}
        selected={conditions}
      />
      <FoldedFilter name="statuses" title={t('status')} entries={offered.statuses} selected={statuses} />
      {offered.more ? null : (
        <Button variant="plain" name="more" value="1" formAction={`${action}#filters`}>
          {t('more_filters')}
        </Button>
      )}
    </DropdownPanel>
  )
}

/** Formats the chosen values: "Rooms: 2, 3". */
function joinChosen(title: string, chosen: string): string {
  return chosen ? `${title}: ${chosen}` : title
}
