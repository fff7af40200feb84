import { useTranslation } from 'react-i18next'
import { TextAreaField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import { LOAN_DECISIONS, type LoanDecision } from '~contract/leads'
import type { LoanRequestState } from '~contract/loans'
import { loanDecisionForm } from './form'

/** Renders the form for the bank's decision: the applicant sees it and is notified by email. */
export function LoanDecisionForm({ state }: { state: LoanRequestState }) {
  const { t } = useTranslation('desk')
  const { layout } = usePage()
  const { form, fields, isShownAgain } = useDefinedForm(loanDecisionForm)
  const decisions = (Object.keys(LOAN_DECISIONS) as LoanDecision[]).filter(
    (decision) => LOAN_DECISIONS[decision] !== state,
  )
  return (
    <Disclosure summary={t('loan_decision.title')} open={isShownAgain || state === 'sent'}>
      <PostForm form={form} className="stack" action={layout.currentHref}>
        <input type="hidden" name={fields.loan_state.name} value={state} />
        <TextAreaField
          field={fields.text}
          label={t('loan_decision.text')}
          hint={t('loan_decision.hint')}
          rows={3}
        />
        <p className="row">
          {decisions.map((decision) => (
            <Button key={decision} name={fields.act.name} value={decision}>
              {t(`acts.${decision}`)}
            </Button>
          ))}
        </p>
      </PostForm>
    </Disclosure>
  )
}
