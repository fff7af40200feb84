import { useTranslation } from 'react-i18next'
import { callRequestHref } from '~/features/call-request'
import { useFormReply } from '~/forms/form-reply'
import { ButtonLink } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { EmptyState } from '~/ui/empty-state'
import { LoanFlow, useLoanFlowTitle } from './loan-flow'
import type { LoanFlowData } from './loan-flow.server'
import { LOAN_REQUEST_FORM_ID } from './request/form'
import { useFailedRequest } from './request/use-failed-request'
import { ResultSummary } from './result-summary'

export function LoanDialog({ data }: { data: LoanFlowData }) {
  const { t } = useTranslation(['loan', 'loan-request', 'ui'])
  const { calculator, closeHref, step, request } = data
  const title = useLoanFlowTitle(data)
  const hasFailed = useFailedRequest() !== undefined
  const hasReply = useFormReply(LOAN_REQUEST_FORM_ID) !== undefined
  const isCodeSent = step === 'form' && request?.draft.phoneProof?.waitSeconds !== undefined
  return (
    <Dialog
      id="loan"
      title={title}
      summary={step || !calculator ? null : <ResultSummary calculation={calculator.calculation} />}
      size={step === 'terms' || step === 'result' || hasFailed ? 'small' : 'default'}
      focus={(hasReply && !hasFailed) || isCodeSent ? 'inside' : 'title'}
      closeHref={closeHref}
      closeLabel={t('ui:close')}
    >
      {calculator || step === 'result' ? (
        <LoanFlow data={data} isDialog />
      ) : (
        <EmptyState
          title={t('loan:no_banks')}
          level="h3"
          action={<ButtonLink href={callRequestHref(closeHref, '1')}>{t('loan-request:call')}</ButtonLink>}
        >
          {t('loan:no_banks_text')}
        </EmptyState>
      )}
    </Dialog>
  )
}
