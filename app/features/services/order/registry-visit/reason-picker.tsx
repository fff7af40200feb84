import { useTranslation } from 'react-i18next'
import { formatLari } from '~/features/balance'
import { usePage } from '~/page/use-page'
import { Fieldset } from '~/ui/field'
import type { OrderPageData } from '../loader.server'
import { useOrderFields } from '../use-order-fields'

export function ReasonPicker({ data }: { data: OrderPageData }) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  const { defaultValue, ...field } = useOrderFields(data).field('service')
  return (
    <Fieldset legend={t('fields.service')} {...field}>
      <div className="offers">
        {data.reasons.map(({ key, name, registerFee, total }) => (
          <label key={key} className="offer">
            <input type="radio" name="service" value={key} defaultChecked={key === defaultValue} required />
            <span>
              <b>{name}</b>
            </span>
            <span className="sum">
              <b>{formatLari(total, language)}</b>
              <small>{t('price.register_fee', { price: formatLari(registerFee, language) })}</small>
            </span>
          </label>
        ))}
      </div>
    </Fieldset>
  )
}
