import { useTranslation } from 'react-i18next'
import { parseOwnPath } from '~/http/own-path'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { FactSheet } from '~/ui/fact-sheet'
import type { CurrentPayment } from '~/upstream/payments.server'
import { type TopUpPanel, topUpHref } from '../top-up/urls'
import { PAYMENTS_PATH } from '../urls'
import { useListPaymentFacts } from '../use-payment-facts'
import { PaymentsLink } from './payments-link'
import type { ResultScreen } from './result-screen'
import { SupportLine } from './support-line'

export function FailedPayment({ failed }: { failed: Extract<ResultScreen, { screen: 'failed' }> }) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  const factsOf = useListPaymentFacts()
  const { payment, reason, retryPath } = failed
  const page = toLocalizedPath(PAYMENTS_PATH, language)
  const isTopUp = reason !== 'by_address' && payment?.purpose !== 'order'
  const retry =
    retryPath ??
    (isTopUp
      ? topUpHref(page, toTopUpPanel(payment?.method), payment?.amount)
      : toReorderHref(payment, language))
  return (
    <>
      {reason === 'by_address' ? <p>{t('result.failed_without_id')}</p> : <p>{t(`outcomes.${reason}`)}</p>}
      {reason === 'promo_code_needs_phone' ? (
        <p>
          <a href={toLocalizedPath('/account/personalInformation', language)}>{t('top_up.confirm_phone')}</a>
        </p>
      ) : null}
      {payment ? (
        <>
          <p>{t('result.not_charged')}</p>
          <FactSheet facts={factsOf(payment)} />
        </>
      ) : null}
      <div className="row">
        {retry ? (
          <ButtonLink variant="main" href={retry}>
            {t('result.again')}
          </ButtonLink>
        ) : null}
        <PaymentsLink />
      </div>
      <SupportLine />
    </>
  )
}

function toReorderHref(payment: CurrentPayment | undefined, language: Language): string | undefined {
  if (!payment?.bought) return undefined
  const { path, packageId, statementIds } = payment.bought
  const query = new URLSearchParams({ package: String(packageId) })
  if (statementIds.length > 0) query.set('statement_id', statementIds.join())
  return parseOwnPath(toLocalizedPath(`${path}?${query}`, language))
}

function toTopUpPanel(method: string | undefined): TopUpPanel {
  return method === 'points' ? 'points' : 'card'
}
