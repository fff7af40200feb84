import { useTranslation } from 'react-i18next'
import { usePage } from '../../../../http/page'
import { Button, ButtonLink } from '../../../../ui/button'
import { Flash } from '../../../../ui/flash'
import { formatLari } from '../../../balance'
import type { OrderData } from '../load.server'
import { useFields } from '../use-fields'
import type { PayingData } from './load.server'
import { PayWays } from './pay-ways'

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
  const { defaultValue: _, ...field } = useFields(data).field('card_id')
  return (
    <form method="post" action={data.here} className="stack">
      <input type="hidden" name="form_key" value={paying.formKey} />
      <input type="hidden" name="shown" value={paying.shown} />
      {paying.earlier ? (
        <>
          <input type="hidden" name="earlier" value={paying.earlier.paymentId} />
          <Earlier earlier={paying.earlier} />
        </>
      ) : null}
      {data.isGuest ? (
        <p>{t('guest_pays')}</p>
      ) : (
        <PayWays field={field} held={paying} total={total} typed={data.returned?.values} />
      )}
      <Button variant="main" name="intent" value="pay">
        {data.isGuest ? t('sign_in_and_pay', { sum }) : t('pay', { sum })}
      </Button>
      <p className="sm mute">{t('at_bank')}</p>
    </form>
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
