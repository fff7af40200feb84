import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchFilters } from '~/features/search-filters'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/checkbox'
import { DropdownPanel } from '~/ui/disclosure'
import { SelectField } from '~/ui/select'
import type { CountedEntry, DistrictOption, FilterOptions, MetroOptions } from './filter-options'
import { toOptions } from './select-options'

interface PlaceFieldsProps {
  lists: SearchFilters['lists']
  options: FilterOptions
}

/** Renders the places; districts and neighbourhoods load on "Update", so no script is needed. */
export function PlaceFields({ lists, options }: PlaceFieldsProps) {
  const { t } = useTranslation('search')
  const { cities: [cityId] = [], districts = [], urbans = [] } = lists
  const city = options.cities.find((one) => one.id === cityId)
  const chosen = districts.length + urbans.length
  const summary = city ? (chosen > 0 ? `${city.name} · ${chosen}` : city.name) : t('city')
  return (
    <DropdownPanel id="part-place" name="f" summary={summary} isSet={Boolean(city)}>
      <SelectField
        id="filter-city"
        name="cities"
        label={t('city')}
        options={withCountInLabel(toOptions(options.cities))}
        blank={t('any_city')}
        defaultValue={cityId ?? ''}
        hint={t('update_hint')}
      />
      <Button size="small">{t('update')}</Button>
      {options.districts.length > 0 ? (
        <fieldset className="field">
          <legend className="label">{t('districts')}</legend>
          <div className="ticks">
            {options.districts.map((district) => (
              <DistrictCheckboxes
                key={district.id}
                district={district}
                districts={districts}
                urbans={urbans}
              />
            ))}
          </div>
        </fieldset>
      ) : null}
      {options.metro ? <MetroFields lists={lists} metro={options.metro} /> : null}
    </DropdownPanel>
  )
}

/** Appends the count to the name, as native lists have one column. */
function withCountInLabel(options: { value: number; label: string; count?: string | undefined }[]) {
  return options.map(({ value, label, count }) => ({
    value,
    label: count === undefined ? label : `${label} (${count})`,
  }))
}

function MetroFields({ lists, metro }: Pick<PlaceFieldsProps, 'lists'> & { metro: MetroOptions }) {
  const { t } = useTranslation('search')
  return (
    <>
      <SelectField
        id="filter-metro-minutes"
        name="metro_minutes"
        label={t('metro.minutes')}
        options={withCountInLabel(
          metro.minutes.map(({ id, count }) => ({
            value: id,
            label: t('metro.within', { count: id }),
            count,
          })),
        )}
        blank={t('metro.any_distance')}
        defaultValue={lists.metro_minutes?.[0] ?? ''}
      />
      <SelectField
        id="filter-metro-station"
        name="metro_stations"
        label={t('metro.station')}
        options={withCountInLabel(toOptions(metro.stations))}
        blank={t('metro.any_station')}
        defaultValue={lists.metro_stations?.[0] ?? ''}
      />
    </>
  )
}

interface DistrictCheckboxesProps {
  district: DistrictOption
  districts: number[]
  urbans: number[]
}

function DistrictCheckboxes({ district, districts, urbans }: DistrictCheckboxesProps) {
  return (
    <>
      <PlaceCheckbox name="districts" place={district} chosen={districts} label={<b>{district.name}</b>} />
      {district.urbans.map((urban) => (
        <PlaceCheckbox key={urban.id} name="urbans" place={urban} chosen={urbans} label={urban.name} />
      ))}
    </>
  )
}

interface PlaceCheckboxProps {
  name: 'districts' | 'urbans'
  place: CountedEntry
  chosen: number[]
  label: ReactNode
}

function PlaceCheckbox({ name, place: { id, count }, chosen, label }: PlaceCheckboxProps) {
  return (
    <Checkbox
      name={name}
      value={id}
      defaultChecked={chosen.includes(id)}
      label={label}
      {...(count !== undefined && { count })}
    />
  )
}
