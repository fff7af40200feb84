import { useTranslation } from 'react-i18next'
import { usePage } from '../../../http/page'
import { Button } from '../../../ui/button'
import { Fieldset } from '../../../ui/field'
import { NumberField } from '../../../ui/text-field'
import { formatLari } from '../lari'
import { CardWays, firstWay } from '../ways/card-ways'
import { LEAST, MOST } from './amount'
import type { TopUpData } from './form'
import { FormHead, useField } from './form-parts'

interface PayPanelProps {
  data: TopUpData
  panel: 'card' | 'points'
}

/** An amount, paid at the provider: by a saved card, a new one, an internet bank, or with points. */
export function PayPanel({ data, panel }: PayPanelProps) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  const field = useField(data.returned)
  return (
    <form method="post" action={data.action} className="stack">
      <FormHead data={data} panel={panel} />
      {panel === 'card' ? <WithWhat data={data} /> : null}
      <NumberField
        label={t('top_up.amount')}
        hint={t('top_up.amount_hint', {
          least: formatLari(LEAST, language),
          most: formatLari(MOST, language),
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

function WithWhat({ data: { cards, returned } }: { data: TopUpData }) {
  const { t } = useTranslation('payments')
  const { defaultValue, ...field } = useField(returned)('card_id')
  return (
    <Fieldset legend={t('top_up.with')} {...field} hint={cards ? undefined : t('top_up.cards_failed')}>
      <CardWays
        cards={cards}
        chosen={defaultValue || firstWay(cards)}
        isRemembered={returned?.values.save_card === '1'}
      />
    </Fieldset>
  )
}
