import { useTranslation } from 'react-i18next'
import { Fieldset } from '../../../ui/field'
import { usePackagePrice } from '../price'
import type { OrderData } from './load.server'
import { useFields } from './use-fields'

/** The packages of a service as rows to take one of, each with its price. */
export function PackageChoice({ data }: { data: OrderData }) {
  const { t } = useTranslation('services')
  const priceOf = usePackagePrice()
  const { defaultValue: _, ...field } = useFields(data).field('package')
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
