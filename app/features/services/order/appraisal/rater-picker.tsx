import { useTranslation } from 'react-i18next'
import { formatLari } from '~/features/balance'
import { usePage } from '~/page/use-page'
import { Fieldset } from '~/ui/field'
import type { OrderPageData } from '../loader.server'
import { useOrderFields } from '../use-order-fields'

/** Any rater, or a chosen one with a minimum price. */
export function RaterPicker({ data }: { data: OrderPageData }) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  const { defaultValue, ...field } = useOrderFields(data).field('rater_id')
  if (data.raters.length === 0) return null
  const radio = (value: string) => ({
    type: 'radio',
    name: 'rater_id',
    value,
    defaultChecked: value === defaultValue,
  })
  return (
    <Fieldset legend={t('fields.rater_id')} {...field} hint={t('hints.rater_id')}>
      <div className="offers">
        <label className="offer">
          <input {...radio('')} />
          <b>{t('any_rater')}</b>
        </label>
        {data.raters.map(({ id, name, company, certificate, price }) => (
          <label key={id} className="offer">
            <input {...radio(String(id))} />
            <span>
              <b>{name}</b>
              <small>
                {company} · {certificate}
              </small>
            </span>
            <span className="sum">
              <b>{t('price.from', { price: formatLari(price, language) })}</b>
            </span>
          </label>
        ))}
      </div>
    </Fieldset>
  )
}
