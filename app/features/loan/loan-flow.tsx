import { useTranslation } from 'react-i18next'
import { CalculatorView } from './calculator-view'
import type { LoanFlowData } from './loan-flow.server'
import { RequestForm } from './request/request-form'
import { RequestResult } from './request/request-result'
import { TermsScreen } from './request/terms-screen'

interface LoanFlowProps {
  data: LoanFlowData
  /** In a dialog everything after the calculator is collapsed, and the result closes it. */
  isDialog?: boolean
}

export function LoanFlow({ data, isDialog = false }: LoanFlowProps) {
  const { calculator, request, step } = data
  if (step === 'result') return <RequestResult data={data} closesItself={isDialog && !data.isInListing} />
  if (!calculator) return null
  if (request && step === 'form') return <RequestForm data={data} calculator={calculator} request={request} />
  if (step === 'terms') return <TermsScreen data={data} calculator={calculator} />
  return <CalculatorView data={data} calculator={calculator} isDialog={isDialog} />
}

export function useLoanFlowTitle({ step, sent }: LoanFlowData): string {
  const { t } = useTranslation(['loan', 'loan-request'])
  if (step === 'form') return t('loan-request:title')
  if (step === 'terms') return t('loan-request:terms.title')
  if (step === 'result') return t(sent ? 'loan-request:sent.title' : 'loan-request:form_errors.title')
  return t('loan:title')
}
