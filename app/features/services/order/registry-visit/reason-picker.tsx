import { useTranslation } from 'react-i18next'
import { formatLari } from '~/features/balance'
import type { AnyField } from '~/forms/fields'
import { useErrorText } from '~/forms/use-error-text'
import { usePage } from '~/page/use-page'
import { Fieldset } from '~/ui/field'
import type { OrderPageData } from '../step-page.server'

interface ReasonPickerProps {
  field: AnyField
  reasons: OrderPageData['reasons']
}

export function ReasonPicker({ field, reasons }: ReasonPickerProps) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  return (
    <Fieldset id={field.id} legend={t('fields.service')} error={useErrorText()(field.errors)}>
      <div className="offers">
        {reasons.map(({ key, name, registerFee, total }) => (
          <label key={key} className="offer">
            <input
              type="radio"
              name={field.name}
              value={key}
              defaultChecked={key === field.initialValue}
              required
            />
            <span>
              <b>{name}</b>
            </span>{' '}
            <span className="sum">
              <b>{formatLari(total, language)}</b>{' '}
              <small>{t('price.register_fee', { price: formatLari(registerFee, language) })}</small>
            </span>
          </label>
        ))}
      </div>
    </Fieldset>
  )
}
