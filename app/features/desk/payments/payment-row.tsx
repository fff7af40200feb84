import { useTranslation } from 'react-i18next'
import { formatLari } from '~/features/balance'
import { formatDateTime } from '~/i18n/format-date-time'
import { formatId } from '~/i18n/format-id'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import { joinFacts } from '~/ui/join-facts'
import type { OperatorPayment } from '~/upstream/operator-payments.server'
import { toReaderName } from '~contract/values/reader-name'
import { deskPaymentPath } from './urls'

interface PaymentRowProps {
  payment: OperatorPayment
  /** False in a list of one payer. */
  hasPayer?: boolean
  level?: 'h2' | 'h3'
}

export function PaymentRow({ payment, hasPayer = true, level: Heading = 'h3' }: PaymentRowProps) {
  const { t } = useTranslation(['desk', 'payments'])
  const { language } = usePage()
  const { id, payer, state, reason, amount, method, createdAt } = payment
  return (
    <li>
      <p className="row tight sm mute">
        <Badge tone={state === 'review' ? 'bad' : 'off'}>{t(`desk:payments.states.${state}`, state)}</Badge>
        {state === 'review' && reason ? (
          <Badge tone="warn">{t(`desk:payments.reasons.${reason}`, reason)}</Badge>
        ) : null}
        <time dateTime={createdAt.toISOString()}>{formatDateTime(createdAt, language)}</time>
      </p>
      <Heading>
        <a href={toLocalizedPath(deskPaymentPath(id), language)}>
          {formatLari(amount, language)} · {formatId(id, language)}
        </a>
      </Heading>
      <p className="dim sm">
        {joinFacts([
          hasPayer && toReaderName(payer.name, language),
          method && t(`payments:methods.${method}`, method),
        ])}
      </p>
    </li>
  )
}
