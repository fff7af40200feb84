import { useTranslation } from 'react-i18next'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { FactSheet } from '~/ui/fact-sheet'
import { Icon } from '~/ui/icon'
import type { IconName } from '~/ui/icons'
import { Output } from '~/ui/output'
import type { CurrentPayment } from '~/upstream/payments.server'
import { formatLari } from '../format-lari'
import { formatBought } from '../list-payment-facts'
import { getReturns } from '../returns'
import { receiptPath } from '../urls'
import { useListPaymentFacts } from '../use-payment-facts'
import { BankButton } from './bank-button'
import { FailedPayment } from './failed-payment'
import type { PaymentResultData } from './loader.server'
import { PaymentsLink } from './payments-link'
import { PendingPayment } from './pending-payment'
import type { BankAnswer, ResultScreen } from './result-screen'
import { SupportLine } from './support-line'

const SCREEN_ICONS: Record<ResultScreen['screen'], IconName> = {
  paid: 'check',
  credited: 'check',
  returned: 'refresh',
  pending: 'info',
  guest: 'info',
  unknown: 'info',
  unreachable: 'alert',
  failed: 'alert',
  reported: 'info',
}

export function PaymentResult({ data, title }: { data: PaymentResultData; title: string }) {
  const { result } = data
  const { screen } = result
  const isWaiting = screen === 'pending' && !result.payment.reason
  const hasBankRefused = screen === 'reported' && result.answer === 'failure'
  const isBad = screen === 'failed' || screen === 'unreachable' || hasBankRefused
  return (
    <section
      id="payment"
      className={`pay-result stack outcome${isBad ? ' bad' : ''}`}
      data-enhance={isWaiting ? 'pending-payment' : data.rnd ? 'keep-in-storage' : undefined}
      data-storage={data.rnd && JSON.stringify({ rnd: data.rnd })}
      aria-live={isWaiting ? 'polite' : undefined}
    >
      <Icon name={SCREEN_ICONS[screen]} />
      <h1>{title}</h1>
      {screen === 'paid' || screen === 'returned' ? (
        <PaidPayment payment={result.payment} continueHref={data.continueHref} />
      ) : null}
      {screen === 'pending' ? <PendingPayment data={data} payment={result.payment} /> : null}
      {screen === 'failed' ? <FailedPayment failed={result} /> : null}
      {screen === 'reported' ? <BankAnswerText data={data} answer={result.answer} /> : null}
      <OtherScreen data={data} />
    </section>
  )
}

interface PaidPaymentProps {
  payment: CurrentPayment
  continueHref: string | undefined
}

function PaidPayment({ payment, continueHref }: PaidPaymentProps) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  const factsOf = useListPaymentFacts()
  const staysOnBalance = payment.reason === 'kept_on_balance'
  const { bought } = payment
  const ofOrder = bought ? t('result.bought', { what: formatBought(bought) }) : t('result.order_paid')
  const inWords = payment.purpose === 'order' ? ofOrder : t('result.on_balance')
  return (
    <>
      {payment.state === 'returned' ? (
        <Returned payment={payment} />
      ) : (
        <p>{staysOnBalance ? t('result.refunded_to_balance') : inWords}</p>
      )}
      <FactSheet facts={factsOf(payment)} />
      <p>
        {t('result.new_balance')}:{' '}
        <Output name="balance" value={payment.balance / 100}>
          <b>{formatLari(payment.balance, language)}</b>
        </Output>
      </p>
      <div className="row">
        <ContinueLink payment={payment} href={continueHref} />
        {bought?.orderId === undefined ? null : (
          <ButtonLink href={toLocalizedPath(`/account/orders/${bought.orderId}`, language)}>
            {t('result.order')}
          </ButtonLink>
        )}
        {bought && bought.statementIds.length > 0 ? (
          <ButtonLink href={toLocalizedPath('/account/statements', language)}>
            {t('result.statements')}
          </ButtonLink>
        ) : null}
        <ButtonLink href={toLocalizedPath(receiptPath(payment.id), language)}>
          {t('result.receipt')}
        </ButtonLink>
      </div>
    </>
  )
}

function Returned({ payment }: { payment: CurrentPayment }) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  const { byBank, toBalance } = getReturns(payment)
  const total = formatLari(payment.amount, language)
  const sentence = (key: 'by_bank' | 'to_balance', sum: number) =>
    t(sum < payment.amount ? `result.partly_${key}` : `result.${key}`, {
      amount: formatLari(sum, language),
      total,
    })
  return (
    <>
      {byBank > 0 ? <p>{sentence('by_bank', byBank)}</p> : null}
      {toBalance > 0 ? <p>{sentence('to_balance', toBalance)}</p> : null}
    </>
  )
}

/** Renders a link to the purchase, the page that needed the top-up, or all payments. */
function ContinueLink({ payment, href }: { payment: CurrentPayment; href: string | undefined }) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  const isOrder = payment.purpose === 'order'
  if (!isOrder && !href) return <PaymentsLink main />
  return (
    <ButtonLink
      variant="main"
      href={href && !isOrder ? href : toLocalizedPath('/account/services', language)}
    >
      {t(isOrder ? 'result.services' : 'result.return')}
    </ButtonLink>
  )
}

function OtherScreen({ data: { result, currentHref, signInHref } }: { data: PaymentResultData }) {
  const { t } = useTranslation('payments')
  switch (result.screen) {
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
          <ButtonLink variant="main" icon="refresh" href={currentHref}>
            {t('result.check')}
          </ButtonLink>
        </>
      )
    default:
      return null
  }
}

interface BankAnswerTextProps {
  data: PaymentResultData
  answer: BankAnswer
}

/** Renders the bank's answer without an amount: the URL could be forged. */
function BankAnswerText({ data, answer }: BankAnswerTextProps) {
  const { t } = useTranslation('payments')
  const { continueHref, retryHref, isGuest, signInHref } = data
  return (
    <>
      <p>{t(`result.reported_${answer}_text`)}</p>
      <div className="row">
        {answer === 'failure' && retryHref ? (
          <ButtonLink variant="main" href={retryHref}>
            {t('result.again')}
          </ButtonLink>
        ) : null}
        {answer === 'pending' ? <WaitingLinks data={data} /> : null}
        {answer !== 'failure' && continueHref ? (
          <ButtonLink variant={answer === 'success' ? 'main' : 'default'} href={continueHref}>
            {t('result.return')}
          </ButtonLink>
        ) : null}
        {isGuest ? (
          <ButtonLink href={signInHref} rel="nofollow">
            {t('result.sign_in')}
          </ButtonLink>
        ) : (
          <PaymentsLink />
        )}
      </div>
      {answer === 'success' ? null : <SupportLine />}
    </>
  )
}

function WaitingLinks({ data }: { data: PaymentResultData }) {
  const { providerHref, canCheckAgain, currentHref } = data
  const { t } = useTranslation('payments')
  return (
    <>
      <BankButton data={data} isMain />
      {canCheckAgain ? (
        <ButtonLink variant={providerHref ? 'default' : 'main'} icon="refresh" href={currentHref}>
          {t('result.check')}
        </ButtonLink>
      ) : null}
    </>
  )
}
