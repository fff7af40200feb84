import { useTranslation } from 'react-i18next'
import { formatLari } from '~/features/balance'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { Flash } from '~/ui/flash'
import type { OrderPageData } from '../loader.server'
import { useOrderFields } from '../use-order-fields'
import type { PaymentStepData } from './loader.server'
import { PaymentMethodRadios } from './payment-method-radios'

interface PaymentStepProps {
  data: OrderPageData
  paying: PaymentStepData
  total: number
}

export function PaymentStep({ data, paying, total }: PaymentStepProps) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  const sum = formatLari(total, language)
  const { defaultValue: _, ...field } = useOrderFields(data).field('card_id')
  return (
    <form method="post" action={data.orderPath} className="stack">
      <input type="hidden" name="form_key" value={paying.formKey} />
      <input type="hidden" name="shown" value={paying.shown} />
      {paying.earlier ? (
        <>
          <input type="hidden" name="earlier" value={paying.earlier.paymentId} />
          <EarlierPaymentNotice earlier={paying.earlier} />
        </>
      ) : null}
      {data.isGuest ? (
        <p>{t('guest_pays')}</p>
      ) : (
        <PaymentMethodRadios
          field={field}
          funds={paying}
          total={total}
          formValues={data.formResult?.values}
        />
      )}
      <Button variant="main" name="intent" value="pay">
        {data.isGuest ? t('sign_in_and_pay', { sum }) : t('pay', { sum })}
      </Button>
      <p className="sm mute">{t('at_bank')}</p>
    </form>
  )
}

/** Warns before the same order is paid twice. */
function EarlierPaymentNotice({
  earlier: { isPaid, href },
}: {
  earlier: NonNullable<PaymentStepData['earlier']>
}) {
  const { t } = useTranslation('services')
  return (
    <Flash
      tone={isPaid ? 'good' : 'info'}
      quiet
      action={
        <ButtonLink size="small" href={href}>
          {t('previous_payment.see')}
        </ButtonLink>
      }
    >
      {t(isPaid ? 'previous_payment.paid' : 'previous_payment.pending')}
    </Flash>
  )
}
