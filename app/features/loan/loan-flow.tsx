import { useTranslation } from 'react-i18next'
import { CalculatorView } from './calculator-view'
import type { LoanFlowData } from './loan-flow.server'
import { RequestForm } from './request/request-form'
import { RequestFailed, RequestResult } from './request/request-result'
import { TermsScreen } from './request/terms-screen'
import { useFailedRequest } from './request/use-failed-request'
import { useHasPartnerFailed } from './request/use-has-partner-failed'

interface LoanFlowProps {
  data: LoanFlowData
  /** True in a dialog: content after the calculator is collapsed, and the result closes it. */
  isDialog?: boolean
}

export function LoanFlow({ data, isDialog = false }: LoanFlowProps) {
  const { calculator, page, request, step } = data
  const hasPartnerFailed = useHasPartnerFailed()
  const failed = useFailedRequest()
  if (step === 'result' || hasPartnerFailed)
    return <RequestResult data={data} closesItself={isDialog && !data.isInListing} />
  if (failed) return <RequestFailed data={data} failed={failed} />
  if (!calculator) return null
  if (request && step === 'form') return <RequestForm calculator={calculator} page={page} request={request} />
  if (step === 'terms') return <TermsScreen data={data} calculator={calculator} />
  return <CalculatorView data={data} calculator={calculator} isDialog={isDialog} />
}

export function useLoanFlowTitle({ step, sent }: LoanFlowData): string {
  const { t } = useTranslation(['loan', 'loan-request', 'mortgage_result'])
  const hasFailed = useFailedRequest() !== undefined
  if (useHasPartnerFailed()) return t('loan-request:partner_failed.title')
  if (hasFailed) return t('mortgage_result:error_description_text')
  if (step === 'form') return t('loan-request:title')
  if (step === 'terms') return t('loan-request:terms.title')
  return t(step === 'result' && sent ? 'loan-request:sent.title' : 'loan:title')
}
