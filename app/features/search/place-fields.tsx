import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { formatNumber } from '../../i18n/format'
import type { Language } from '../../i18n/languages'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { Drawer } from '../../ui/fold'
import { SelectField } from '../../ui/select'
import type { Criteria } from '../criteria'
import type { Counted, DistrictOption, FilterOptions } from './form-options'
import { countedOptions } from './options'

interface PlaceFieldsProps {
  criteria: Criteria
  options: FilterOptions
}

/** City first; its districts and neighbourhoods come with "Update", so the choice needs no script. */
export function PlaceFields({ criteria, options }: PlaceFieldsProps) {
  const { t } = useTranslation('search')
  const { language } = usePage()
  const { cities: [cityId] = [], districts = [], urbans = [] } = criteria.lists
  const city = options.cities.find((one) => one.id === cityId)
  const chosen = districts.length + urbans.length
  const summary = city ? (chosen > 0 ? `${city.name} · ${chosen}` : city.name) : t('city')
  return (
    <Drawer name="f" summary={summary} set={Boolean(city)}>
      <SelectField
        id="filter-city"
        name="cities"
        label={t('city')}
        options={withCounts(options.cities, language)}
        blank={t('any_city')}
        defaultValue={cityId ?? ''}
        hint={t('update_hint')}
      />
      <Button size="small">{t('update')}</Button>
      {options.districts.length > 0 ? (
        <fieldset className="field">
          <legend className="lbl">{t('districts')}</legend>
          <div className="ticks">
            {options.districts.map((district) => (
              <DistrictTicks key={district.id} district={district} districts={districts} urbans={urbans} />
            ))}
          </div>
        </fieldset>
      ) : null}
    </Drawer>
  )
}

/** A native list has no second column: the number stands behind the name. */
function withCounts(cities: Counted[], language: Language) {
  return countedOptions(cities, language).map(({ value, label, count }) => ({
    value,
    label: count === undefined ? label : `${label} (${count})`,
  }))
}

interface DistrictTicksProps {
  district: DistrictOption
  districts: number[]
  urbans: number[]
}

function DistrictTicks({ district, districts, urbans }: DistrictTicksProps) {
  return (
    <>
      <PlaceTick name="districts" place={district} chosen={districts} label={<b>{district.name}</b>} />
      {district.urbans.map((urban) => (
        <PlaceTick key={urban.id} name="urbans" place={urban} chosen={urbans} label={urban.name} />
      ))}
    </>
  )
}

interface PlaceTickProps {
  name: 'districts' | 'urbans'
  place: Counted
  chosen: number[]
  label: ReactNode
}

function PlaceTick({ name, place: { id, count }, chosen, label }: PlaceTickProps) {
  const { language } = usePage()
  return (
    <Checkbox
      name={name}
      value={id}
      defaultChecked={chosen.includes(id)}
      label={label}
      {...(count !== undefined && { count: formatNumber(count, language) })}
    />
  )
}
