import { useTranslation } from 'react-i18next'
import { Fieldset } from '~/ui/field'
import { useFormatPackagePrice } from '../use-format-package-price'
import type { OrderPageData } from './loader.server'
import { useOrderFields } from './use-order-fields'

export function PackagePicker({ data }: { data: OrderPageData }) {
  const { t } = useTranslation('services')
  const priceOf = useFormatPackagePrice()
  const { defaultValue: _, ...field } = useOrderFields(data).field('package')
  return (
    <Fieldset legend={t('package_legend')} {...field}>
      <div className="offers">
        {data.packages.map((one) => {
          const { price, notes } = priceOf(one)
          return (
            <label key={one.id} className="offer">
              <input
                type="radio"
                name="package"
                value={one.id}
                defaultChecked={one.id === data.packageId}
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
