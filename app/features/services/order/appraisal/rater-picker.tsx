import { useTranslation } from 'react-i18next'
import { formatLari } from '~/features/balance'
import type { AnyField } from '~/forms/fields'
import { useErrorText } from '~/forms/use-error-text'
import { usePage } from '~/page/use-page'
import { Fieldset } from '~/ui/field'
import type { OrderPageData } from '../step-page.server'

interface RaterPickerProps {
  field: AnyField
  raters: OrderPageData['raters']
}

/** Renders the choice of any rater, or one with a minimum price. */
export function RaterPicker({ field, raters }: RaterPickerProps) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  const error = useErrorText()(field.errors)
  if (raters.length === 0) return null
  const chosen = field.initialValue ?? ''
  const radio = (value: string) => ({
    type: 'radio',
    name: field.name,
    value,
    defaultChecked: value === chosen,
  })
  return (
    <Fieldset id={field.id} legend={t('fields.rater_id')} error={error} hint={t('hints.rater_id')}>
      <div className="offers">
        <label className="offer">
          <input {...radio('')} />
          <b>{t('any_rater')}</b>
        </label>
        {raters.map(({ id, name, company, certificate, price }) => (
          <label key={id} className="offer">
            <input {...radio(String(id))} />
            <span>
              <b>{name}</b>{' '}
              <small>
                {company} · {certificate}
              </small>
            </span>{' '}
            <span className="sum">
              <b>{t('price.from', { price: formatLari(price, language) })}</b>
            </span>
          </label>
        ))}
      </div>
    </Fieldset>
  )
}
