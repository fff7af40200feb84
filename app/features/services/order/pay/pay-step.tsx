import { useTranslation } from 'react-i18next'
import { usePage } from '../../../../http/page'
import { Button, ButtonLink } from '../../../../ui/button'
import { Checkbox } from '../../../../ui/checkbox'
import { Fieldset } from '../../../../ui/field'
import { Flash } from '../../../../ui/flash'
import { Output } from '../../../../ui/output'
import { BALANCE, CardWays, firstWay, formatLari, POINTS } from '../../../balance'
import type { OrderData } from '../load.server'
import { useFields } from '../use-fields'
import type { PayingData } from './load.server'

interface PayStepProps {
  data: OrderData
  paying: PayingData
  total: number
}

/** The last step: how the order is paid for. */
export function PayStep({ data, paying, total }: PayStepProps) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  const sum = formatLari(total, language)
  return (
    <form method="post" action={data.here} className="stack">
      <input type="hidden" name="form_key" value={data.returned?.values.form_key ?? paying.formKey} />
      <input type="hidden" name="shown" value={paying.shown} />
      {paying.earlier ? (
        <>
          <input type="hidden" name="earlier" value={paying.earlier.paymentId} />
          <Earlier earlier={paying.earlier} />
        </>
      ) : null}
      {data.isGuest ? <p>{t('guest_pays')}</p> : <Ways data={data} paying={paying} total={total} />}
      <Button variant="main" name="intent" value="pay">
        {data.isGuest ? t('sign_in_and_pay', { sum }) : t('pay', { sum })}
      </Button>
      <p className="sm mute">{t('at_bank')}</p>
    </form>
  )
}

function Ways({ data, paying: { balance, cards, topUpHref }, total }: PayStepProps) {
  const { t } = useTranslation(['services', 'payments'])
  const { language } = usePage()
  const { defaultValue: _, ...field } = useFields(data).field('card_id')
  const { returned } = data
  const isEnough = balance !== undefined && balance >= total
  const chosen = returned ? (returned.values.card_id ?? '') : isEnough ? BALANCE : firstWay(cards)
  const radio = (value: string) => ({
    ...{ type: 'radio', name: 'card_id', value, defaultChecked: value === chosen, required: true },
  })
  return (
    <Fieldset
      legend={t('payments:top_up.with')}
      {...field}
      hint={cards ? undefined : t('payments:top_up.cards_failed')}
    >
      {balance === undefined ? null : (
        <div className="from-balance">
          <Checkbox
            {...radio(BALANCE)}
            disabled={!isEnough}
            label={
              <span>
                {t('payments:methods.balance')}:{' '}
                <Output name="balance" value={balance / 100}>
                  {formatLari(balance, language)}
                </Output>
                {isEnough ? null : <small>{t('services:too_little')}</small>}
              </span>
            }
          />
          {isEnough ? null : (
            <ButtonLink size="small" icon="plus" href={topUpHref} rel="nofollow">
              {t('payments:page.top_up')}
            </ButtonLink>
          )}
        </div>
      )}
      <CardWays cards={cards} chosen={chosen} isRemembered={returned?.values.save_card === '1'} />
      <Checkbox {...radio(POINTS)} label={t('payments:methods.points')} />
    </Fieldset>
  )
}

/** The same order was sent a moment ago: nobody should pay twice without knowing it. */
function Earlier({ earlier: { isPaid, href } }: { earlier: NonNullable<PayingData['earlier']> }) {
  const { t } = useTranslation('services')
  return (
    <Flash
      tone={isPaid ? 'good' : 'info'}
      quiet
      action={
        <ButtonLink size="small" href={href}>
          {t('earlier.see')}
        </ButtonLink>
      }
    >
      {t(isPaid ? 'earlier.paid' : 'earlier.pending')}
    </Flash>
  )
}
