import { useTranslation } from 'react-i18next'
import { ownAddress } from '../../../http/own-address'
import { usePage } from '../../../http/page'
import { type Language, localizedPath } from '../../../i18n/languages'
import { ButtonLink } from '../../../ui/button'
import { FactSheet } from '../../../ui/fact-sheet'
import type { PaymentNow } from '../../../upstream/payments.server'
import { PAYMENTS_PATH } from '../address'
import { usePaymentFacts } from '../payment-facts'
import { type TopUpPanel, topUpAddress } from '../top-up/address'
import { PaymentsLink } from './payments-link'
import type { Verdict } from './verdict'

/** Why it did not go through, that nothing was taken, and how to try again. */
export function Failure({ failed }: { failed: Extract<Verdict, { screen: 'failed' }> }) {
  const { t } = useTranslation('payments')
  const { language, shell } = usePage()
  const factsOf = usePaymentFacts()
  const { payment, reason, again } = failed
  const page = localizedPath(PAYMENTS_PATH, language)
  const isTopUp = reason !== 'by_address' && payment?.purpose !== 'order'
  const retry =
    again ?? (isTopUp ? topUpAddress(page, panelOf(payment?.method)) : orderAgain(payment, language))
  return (
    <>
      {reason === 'by_address' ? <p>{t('result.failed_by_address')}</p> : <p>{t(`outcomes.${reason}`)}</p>}
      {payment ? (
        <>
          <p>{t('result.nothing_taken')}</p>
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
      {shell.supportPhone ? (
        <p className="sm mute">
          {t('result.help')} <a href={`tel:${shell.supportPhone.replace(/\s/g, '')}`}>{shell.supportPhone}</a>
        </p>
      ) : null}
    </>
  )
}

/** Where the same is ordered anew. */
function orderAgain(payment: PaymentNow | undefined, language: Language): string | undefined {
  if (!payment?.bought) return undefined
  const { path, packageId, statementIds } = payment.bought
  const query = new URLSearchParams({ package: String(packageId) })
  if (statementIds.length > 0) query.set('statement_id', statementIds.join())
  return ownAddress(localizedPath(`${path}?${query}`, language))
}

/** The panel that a payment was made by. */
function panelOf(method: string | undefined): TopUpPanel {
  return method === 'points' ? 'points' : 'card'
}
