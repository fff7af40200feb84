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

/** @param hasPayer false in a list of one payer */
export function PaymentRow({ payment, hasPayer = true }: { payment: OperatorPayment; hasPayer?: boolean }) {
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
      <h3>
        <a href={toLocalizedPath(deskPaymentPath(id), language)}>
          {formatLari(amount, language)} · {formatId(id, language)}
        </a>
      </h3>
      <p className="dim sm">
        {joinFacts([
          hasPayer && toReaderName(payer.name, language),
          method && t(`payments:methods.${method}`, method),
        ])}
      </p>
    </li>
  )
}
