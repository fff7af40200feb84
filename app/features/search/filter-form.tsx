import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { formatNumber } from '../../i18n/format'
import { localizedPath } from '../../i18n/languages'
import { Badge } from '../../ui/badge'
import { Button, ButtonLink } from '../../ui/button'
import { Checkbox, CheckboxGroup } from '../../ui/checkbox'
import { Choice } from '../../ui/choice'
import { Drawer } from '../../ui/fold'
import { Icon } from '../../ui/icon'
import { RangeField } from '../../ui/range-field'
import { TextField } from '../../ui/text-field'
import { currencyIds } from '../../upstream/currencies'
import { addressQuery, allFilters, type Criteria, type RangeName } from '../criteria'
import { moreLists, moreRanges, shownTicks } from './form-options'
import type { SearchData } from './load.server'
import { MoreFilters } from './more-filters'
import { countedOptions } from './options'
import { PlaceFields } from './place-fields'

interface FilterFormProps {
  data: SearchData
}

/** Every main filter in one GET form: a drawer on a phone, a bar of drawers from 992 px. */
export function FilterForm({ data }: FilterFormProps) {
  const { t } = useTranslation('search')
  const { language } = usePage()
  const { criteria, chips } = data
  const { more, rooms, streets } = data.options
  const action = localizedPath('/s', language)
  return (
    <search id="filters">
      <form action={action} method="get" data-count={localizedPath('/data/count', language)}>
        <details className="filters" open={Boolean(more)}>
          <summary className="wrap">
            <Icon name="filters" />
            {t('filters')}
            {chips.length > 0 ? <Badge tone="solid">{chips.length}</Badge> : null}
          </summary>
          <div className="wrap fbar">
            <TextField
              id="filter-q"
              name="q"
              label={t('where')}
              labelHidden
              placeholder={t('where_example')}
              defaultValue={criteria.q}
              autoComplete="off"
            />
            <DealDrawer data={data} />
            <PlaceFields criteria={criteria} options={data.options} />
            <PriceDrawer criteria={criteria} />
            {rooms.length > 0 ? <RoomsDrawer data={data} /> : null}
            <AreaDrawer criteria={criteria} />
            <MoreDrawer data={data} />
            {more ? <MoreFilters criteria={criteria} streets={streets} more={more} /> : null}
            <div className="act">
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
        <KeptFields data={data} />
        {data.onMap ? <input type="hidden" name="view" value="map" /> : null}
      </form>
    </search>
  )
}

function DealDrawer({ data: { criteria, options: offered } }: FilterFormProps) {
  const { t } = useTranslation('search')
  const { language } = usePage()
  const { deal_types: deals = [], real_estate_types: types = [] } = criteria.lists
  const dealName = offered.deals.find((deal) => deal.id === deals[0])?.name
  const typeName = offered.types.find((type) => type.id === types[0])?.name
  const others = types.length > 1 ? ` +${types.length - 1}` : ''
  const summary = [dealName, typeName && typeName + others].filter(Boolean).join(' · ')
  return (
    <Drawer name="f" summary={summary || t('deal')} set={summary !== ''}>
      <Choice
        id="filter-deal"
        legend={t('deal')}
        name="deal_types"
        options={[{ value: '', label: t('any_deal') }, ...countedOptions(offered.deals, language)]}
        chosen={deals[0] ?? ''}
      />
      <CheckboxGroup
        id="filter-type"
        legend={t('type')}
        name="real_estate_types"
        options={countedOptions(offered.types, language)}
        chosen={types}
      />
    </Drawer>
  )
}

function PriceDrawer({ criteria }: { criteria: Criteria }) {
  const { t } = useTranslation('search')
  const { currency = 'usd' } = usePage()
  const { price, square_price: squarePrice } = criteria.ranges
  return (
    <Drawer name="f" summary={t('price')} set={Boolean(price ?? squarePrice)}>
      <RangeField
        id="filter-price"
        legend={t('price')}
        from={{ name: 'price_from', label: t('from'), defaultValue: price?.from }}
        to={{ name: 'price_to', label: t('to'), defaultValue: price?.to }}
      />
      <Choice
        id="filter-currency"
        legend={t('currency')}
        name="currency_id"
        options={[
          { value: 2, label: t('currency_usd') },
          { value: 1, label: t('currency_gel') },
        ]}
        // Without a word of it the ranges of an address are in lari, as the upstream has it.
        chosen={criteria.currency ?? (price || squarePrice ? currencyIds.gel : currencyIds[currency])}
      />
    </Drawer>
  )
}

function RoomsDrawer({ data: { criteria, options: offered } }: FilterFormProps) {
  const { t } = useTranslation('search')
  const { language } = usePage()
  const { room_types: rooms = [] } = criteria.lists
  return (
    <Drawer name="f" summary={t('rooms')} set={rooms.length > 0}>
      <Choice
        id="filter-rooms"
        legend={t('rooms')}
        name="room_types"
        options={countedOptions(offered.rooms, language)}
        chosen={rooms}
        many
        tight
      />
    </Drawer>
  )
}

function AreaDrawer({ criteria }: { criteria: Criteria }) {
  const { t } = useTranslation('search')
  const { area } = criteria.ranges
  return (
    <Drawer name="f" summary={t('area')} set={Boolean(area)}>
      <RangeField
        id="filter-area"
        legend={t('area')}
        unit={t('square_meter')}
        from={{ name: 'area_from', label: t('from'), defaultValue: area?.from }}
        to={{ name: 'area_to', label: t('to'), defaultValue: area?.to }}
      />
    </Drawer>
  )
}

function MoreDrawer({ data: { criteria, options: offered } }: FilterFormProps) {
  const { t } = useTranslation('search')
  const { language } = usePage()
  const { statuses = [], conditions = [] } = criteria.lists
  const set = statuses.length + conditions.length + criteria.flags.length > 0
  return (
    <Drawer name="f" summary={t('more')} set={set} end>
      <fieldset className="field">
        <legend className="lbl">{t('only')}</legend>
        {offered.ticks.map(({ name, count }) => (
          <Checkbox
            key={name}
            name={name}
            value="1"
            label={t(name)}
            {...(count !== undefined && { count: formatNumber(count, language) })}
            defaultChecked={criteria.flags.includes(name)}
          />
        ))}
      </fieldset>
      <CheckboxGroup
        id="filter-condition"
        legend={t('condition')}
        name="conditions"
        options={countedOptions(offered.conditions, language)}
        chosen={conditions}
      />
      <CheckboxGroup
        id="filter-status"
        legend={t('status')}
        name="statuses"
        options={countedOptions(offered.statuses, language)}
        chosen={statuses}
      />
      {offered.more ? null : (
        <a className="more" href={`${allFilters(criteria, language)}#filters`} rel="nofollow">
          {t('more_filters')}
        </a>
      )}
    </Drawer>
  )
}

/** What the form does not show survives a change of what it does: order, owner, street, and filters not asked for. */
function KeptFields({ data: { criteria, options: offered } }: FilterFormProps) {
  const more = offered.more ? [...moreLists, ...moreRanges.flatMap(ends)] : []
  const shown = [...shownNames, ...more]
  const { grouped_streets: streets = [], ...lists } = criteria.lists
  const elsewhere = streets.filter((id) => !offered.streets.some((street) => street.id === id))
  const unshown = { ...criteria, lists: { ...lists, grouped_streets: elsewhere }, page: 1 }
  const kept = [...addressQuery(unshown)].filter(([name]) => !shown.includes(name))
  return kept.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

const ends = (range: RangeName) => [`${range}_from`, `${range}_to`]

const shownNames: string[] = [
  'q',
  'deal_types',
  'real_estate_types',
  'cities',
  'districts',
  'urbans',
  'currency_id',
  'room_types',
  'statuses',
  'conditions',
  ...shownTicks,
  ...ends('price'),
  ...ends('area'),
]
