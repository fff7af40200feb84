import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyField } from '~/forms/fields'
import { useErrorText } from '~/forms/use-error-text'
import { Fieldset } from '~/ui/field'
import { groupPackages } from '../../group-packages'
import { useFormatPackagePrice } from '../../use-format-package-price'
import type { OrderPageData } from '../step-page.server'

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
        {groupPackages(packages).map(({ tier, description, packages: group }) => {
          const isShared = group.length > 1
          const descriptionId = isShared ? `${field.id}-${group[0].id}` : undefined
          return (
            <Fragment key={group[0].id}>
              {isShared ? (
                <div id={descriptionId} className="offer-group">
                  {tier ? <b>{tier}</b> : null}
                  <p className="mute sm">{description}</p>
                </div>
              ) : null}
              {group.map((one) => {
                const { price, notes } = priceOf(one)
                return (
                  <label key={one.id} className="offer">
                    <input
                      type="radio"
                      name={field.name}
                      value={one.id}
                      defaultChecked={packages.length === 1 || String(one.id) === field.initialValue}
                      aria-describedby={descriptionId}
                      required
                    />
                    <span>
                      <b>{one.name}</b> {isShared || !description ? null : <small>{description}</small>}
                    </span>{' '}
                    <span className="sum">
                      <b>{price}</b>{' '}
                      {notes.map((note) => (
                        <small key={note}>{`${note} `}</small>
                      ))}
                    </span>
                  </label>
                )
              })}
            </Fragment>
          )
        })}
      </div>
    </Fieldset>
  )
}
