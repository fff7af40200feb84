import { useTranslation } from 'react-i18next'
import type { AnyField } from '~/forms/fields'
import { useErrorText } from '~/forms/use-error-text'
import { Fieldset } from '~/ui/field'
import { useFormatPackagePrice } from '../use-format-package-price'
import type { OrderPageData } from './step-page.server'

interface PackagePickerProps {
  field: AnyField
  packages: OrderPageData['packages']
}

export function PackagePicker({ field, packages }: PackagePickerProps) {
  const { t } = useTranslation('services')
  const priceOf = useFormatPackagePrice()
  return (
    <Fieldset id={field.id} legend={t('package_legend')} error={useErrorText()(field.errors)}>
      <div className="offers">
        {packages.map((one) => {
          const { price, notes } = priceOf(one)
          return (
            <label key={one.id} className="offer">
              <input
                type="radio"
                name={field.name}
                value={one.id}
                defaultChecked={packages.length === 1 || String(one.id) === field.initialValue}
                required
              />
              <span>
                <b>{one.name}</b>
                {one.description ? <small>{one.description}</small> : null}
              </span>
              <span className="sum">
                <b>{price}</b>
                {notes.map((note) => (
                  <small key={note}>{note}</small>
                ))}
              </span>
            </label>
          )
        })}
      </div>
    </Fieldset>
  )
}
