import { useTranslation } from 'react-i18next'
import { ButtonLink } from '~/ui/button'
import { BankButton } from './bank-button'
import type { PaymentResultData } from './loader.server'
import { PaymentsLink } from './payments-link'
import type { BankAnswer } from './result-screen'
import { SupportLine } from './support-line'

interface BankAnswerTextProps {
  data: PaymentResultData
  answer: BankAnswer
}

/** Renders the bank's answer without an amount: the URL could be forged. */
export function BankAnswerText({ data, answer }: BankAnswerTextProps) {
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
