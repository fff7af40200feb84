import { useTranslation } from 'react-i18next'
import { usePage } from '../../../../http/page'
import { Fieldset } from '../../../../ui/field'
import { formatLari } from '../../../balance'
import type { OrderData } from '../load.server'
import { useFields } from '../use-fields'

/** What the register is visited for, each with all that it costs. */
export function ReasonChoice({ data }: { data: OrderData }) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  const { defaultValue, ...field } = useFields(data).field('service')
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
