import { useTranslation } from 'react-i18next'
import { usePage } from '../../../http/page'
import { localizedPath } from '../../../i18n/languages'
import { ButtonLink } from '../../../ui/button'
import { FactSheet } from '../../../ui/fact-sheet'
import { Icon } from '../../../ui/icon'
import type { IconName } from '../../../ui/icons'
import { Output } from '../../../ui/output'
import type { PaymentNow } from '../../../upstream/payments.server'
import { receiptAddress } from '../address'
import { formatLari } from '../lari'
import { usePaymentFacts } from '../payment-facts'
import { Failure } from './failure'
import type { ResultData } from './load.server'
import { PaymentsLink } from './payments-link'
import { Pending } from './pending'
import type { Verdict } from './verdict'

const icons: Record<Verdict['screen'], IconName> = {
  paid: 'check',
  credited: 'check',
  returned: 'refresh',
  pending: 'info',
  guest: 'info',
  unknown: 'info',
  unreachable: 'alert',
  failed: 'alert',
}

/** What has become of a payment, and what to do now. */
export function Result({ data, title }: { data: ResultData; title: string }) {
  const { verdict } = data
  const { screen } = verdict
  const isWaiting = screen === 'pending' && !verdict.payment.reason
  const isBad = screen === 'failed' || screen === 'unreachable'
  return (
    <section
      id="payment"
      className={`pay-result stack outcome${isBad ? ' bad' : ''}`}
      data-waiting={isWaiting ? '' : undefined}
      aria-live={isWaiting ? 'polite' : undefined}
    >
      <Icon name={icons[screen]} />
      <h1>{title}</h1>
      {screen === 'paid' || screen === 'returned' ? (
        <Paid payment={verdict.payment} goOnHref={data.goOnHref} />
      ) : null}
      {screen === 'pending' ? <Pending data={data} payment={verdict.payment} /> : null}
      {screen === 'failed' ? <Failure failed={verdict} /> : null}
      <Rest data={data} />
    </section>
  )
}

interface PaidProps {
  payment: PaymentNow
  goOnHref: string | undefined
}

function Paid({ payment, goOnHref }: PaidProps) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  const factsOf = usePaymentFacts()
  const isKept = payment.reason === 'kept_on_balance'
  const { bought } = payment
  const ofOrder = bought ? t('result.bought', bought) : t('result.order_paid')
  const inWords = payment.purpose === 'order' ? ofOrder : t('result.on_balance')
  return (
    <>
      {payment.state === 'returned' ? (
        <p>{t('result.returned_text', { amount: formatLari(payment.refunded, language) })}</p>
      ) : (
        <p>{isKept ? t('result.kept_on_balance') : inWords}</p>
      )}
      <FactSheet facts={factsOf(payment)} />
      <p>
        {t('result.new_balance')}:{' '}
        <Output name="balance" value={payment.balance / 100}>
          <b>{formatLari(payment.balance, language)}</b>
        </Output>
      </p>
      <div className="row">
        <GoOn payment={payment} href={goOnHref} />
        <ButtonLink href={localizedPath(receiptAddress(payment.id), language)}>
          {t('result.receipt')}
        </ButtonLink>
      </div>
    </>
  )
}

/** Where a payer goes from here: to what was bought, back to what the balance was filled for, or to all payments. */
function GoOn({ payment, href }: { payment: PaymentNow; href: string | undefined }) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  const isOrder = payment.purpose === 'order'
  if (!isOrder && !href) return <PaymentsLink main />
  return (
    <ButtonLink variant="main" href={href && !isOrder ? href : localizedPath('/account/services', language)}>
      {t(isOrder ? 'result.services' : 'result.go_on')}
    </ButtonLink>
  )
}

/** Screens without a payment. */
function Rest({ data: { verdict, here, signInHref } }: { data: ResultData }) {
  const { t } = useTranslation('payments')
  switch (verdict.screen) {
    case 'credited':
      return (
        <>
          <p>{t('outcomes.credited')}</p>
          <PaymentsLink main />
        </>
      )
    case 'unknown':
      return (
        <>
          <p>{t('result.unknown_text')}</p>
          <PaymentsLink main />
        </>
      )
    case 'guest':
      return (
        <>
          <p>{t('result.guest_text')}</p>
          <ButtonLink variant="main" href={signInHref} rel="nofollow">
            {t('result.sign_in')}
          </ButtonLink>
        </>
      )
    case 'unreachable':
      return (
        <>
          <p>{t('result.unreachable_text')}</p>
          <ButtonLink variant="main" icon="refresh" href={here}>
            {t('result.check')}
          </ButtonLink>
        </>
      )
    default:
      return null
  }
}
