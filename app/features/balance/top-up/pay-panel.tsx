import { useTranslation } from 'react-i18next'
import { usePage } from '../../../http/page'
import { Button } from '../../../ui/button'
import { Checkbox } from '../../../ui/checkbox'
import { Fieldset } from '../../../ui/field'
import { NumberField } from '../../../ui/text-field'
import type { SavedCard } from '../../../upstream/payments.server'
import { useCardName } from '../cards/card-name'
import { formatLari } from '../lari'
import { LEAST, MOST } from './amount'
import { INTERNET_BANK, NEW_CARD, type TopUpData } from './form'
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
  const nameOf = useCardName()
  const { defaultValue, ...field } = useField(returned)('card_id')
  const usable = cards?.filter(({ isExpired }) => !isExpired)
  const chosen = defaultValue || String(usable?.[0]?.id ?? NEW_CARD)
  const radio = (value: string) => ({
    ...{ type: 'radio', name: 'card_id', value, defaultChecked: value === chosen, required: true },
  })
  const isRemembered = returned?.values.save_card === '1'
  return (
    <Fieldset legend={t('top_up.with')} {...field} hint={cards ? undefined : t('top_up.cards_failed')}>
      {cards?.map((card) => (
        <Checkbox key={card.id} {...radio(String(card.id))} disabled={card.isExpired} label={labelOf(card)} />
      ))}
      <Checkbox {...radio(NEW_CARD)} label={t('top_up.new_card')} />
      <div className="under">
        <Checkbox name="save_card" value="1" defaultChecked={isRemembered} label={t('top_up.remember')} />
      </div>
      <Checkbox {...radio(INTERNET_BANK)} label={t('top_up.internet_bank')} />
    </Fieldset>
  )

  function labelOf(card: SavedCard): string {
    return card.isExpired ? `${nameOf(card)}, ${t('top_up.card_expired')}` : nameOf(card)
  }
}
