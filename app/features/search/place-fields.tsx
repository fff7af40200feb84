import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { Drawer } from '../../ui/fold'
import { SelectField } from '../../ui/select'
import type { Criteria } from '../criteria'
import { options as asOptions } from './finder'
import type { FilterOptions } from './form-options'

interface PlaceFieldsProps {
  criteria: Criteria
  options: FilterOptions
}

/** City first; its districts and neighbourhoods come with "Update", so the choice needs no script. */
export function PlaceFields({ criteria, options }: PlaceFieldsProps) {
  const { t } = useTranslation('search')
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
        options={asOptions(options.cities)}
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

interface DistrictTicksProps {
  district: FilterOptions['districts'][number]
  districts: number[]
  urbans: number[]
}

function DistrictTicks({ district, districts, urbans }: DistrictTicksProps) {
  return (
    <>
      <Checkbox
        name="districts"
        value={district.id}
        defaultChecked={districts.includes(district.id)}
        label={<b>{district.name}</b>}
      />
      {district.urbans.map((urban) => (
        <Checkbox
          key={urban.id}
          name="urbans"
          value={urban.id}
          defaultChecked={urbans.includes(urban.id)}
          label={urban.name}
        />
      ))}
    </>
  )
}
