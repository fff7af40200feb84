import { useTranslation } from 'react-i18next'
import { formatLari } from '~/features/balance'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { Flash } from '~/ui/flash'
import type { OrderPageData } from '../step-page.server'
import { definePaymentForm } from './form'
import type { PaymentStepData } from './loader.server'
import { PaymentMethodRadios } from './payment-method-radios'

interface PaymentStepProps {
  data: OrderPageData
  payment: PaymentStepData
  total: number
}

export function PaymentStep({ data, payment, total }: PaymentStepProps) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  const { form, fields, isRejected } = useDefinedForm(definePaymentForm(data.name), { draft: payment.draft })
  const sum = formatLari(total, language)
  return (
    <PostForm form={form} action={data.orderPath}>
      <input type="hidden" name={fields.shown.name} value={payment.shown} />
      {payment.earlier ? (
        <>
          <input type="hidden" name={fields.earlier.name} value={payment.earlier.paymentId} />
          <EarlierPaymentNotice earlier={payment.earlier} />
        </>
      ) : null}
      {data.isVisitNear ? (
        <Flash tone="warn" quiet>
          {t('visit_near')}
        </Flash>
      ) : null}
      {data.isGuest ? (
        <p>{t('guest_pays')}</p>
      ) : (
        <PaymentMethodRadios fields={fields} isRejected={isRejected} funds={payment} total={total} />
      )}
      <Button variant="main" name="intent" value="pay">
        {data.isGuest ? t('sign_in_and_pay', { sum }) : t('pay', { sum })}
      </Button>
      <p className="sm mute">{t('at_bank')}</p>
    </PostForm>
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
