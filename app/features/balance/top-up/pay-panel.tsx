import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { Fieldset } from '~/ui/field'
import { NumberField } from '~/ui/text-field'
import { MAX_TOP_UP, MIN_TOP_UP } from '~contract/payments'
import { formatLari } from '../format-lari'
import { CardMethodRadios, getDefaultMethod } from '../payment-method/card-method-radios'
import type { TopUpData } from './form'
import { TopUpFormHeader, useTopUpField } from './form-parts'

interface PaymentPanelProps {
  data: TopUpData
  panel: 'card' | 'points'
}

export function PaymentPanel({ data, panel }: PaymentPanelProps) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  const field = useTopUpField(data.formResult)
  return (
    <form method="post" action={data.action} className="stack">
      <TopUpFormHeader data={data} panel={panel} />
      {panel === 'card' ? <CardMethodField data={data} /> : null}
      <NumberField
        label={t('top_up.amount')}
        hint={t('top_up.amount_hint', {
          min: formatLari(MIN_TOP_UP, language),
          max: formatLari(MAX_TOP_UP, language),
        })}
        unit="₾"
        decimals
        required
        {...field('amount')}
      />
      <Button variant="main" wide name="intent" value="topup">
        {t('top_up.pay')}
      </Button>
      <p className="sm mute">{t(panel === 'card' ? 'top_up.at_bank' : 'top_up.points_text')}</p>
    </form>
  )
}

function CardMethodField({ data: { cards, formResult } }: { data: TopUpData }) {
  const { t } = useTranslation('payments')
  const { defaultValue, ...field } = useTopUpField(formResult)('card_id')
  return (
    <Fieldset legend={t('top_up.pay_with')} {...field} hint={cards ? undefined : t('top_up.cards_failed')}>
      <CardMethodRadios
        cards={cards}
        chosen={defaultValue || getDefaultMethod(cards)}
        isRemembered={formResult?.values.save_card === '1'}
      />
    </Fieldset>
  )
}
