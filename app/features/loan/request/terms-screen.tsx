import { useTranslation } from 'react-i18next'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { Button, ButtonLink } from '~/ui/button'
import type { CalculatorData } from '../loader.server'
import type { LoanFlowData } from '../loan-flow.server'
import { scenarioHref, toCompleteScenario, withStep } from '../urls'
import { loanTermsForm } from './form'

const TERMS_LINES = ['a', 'b', 'c', 'd', 'e'] as const

export function TermsScreen({ data, calculator }: { data: LoanFlowData; calculator: CalculatorData }) {
  const { t } = useTranslation('loan-request')
  const { form } = useDefinedForm(loanTermsForm)
  const formHref = scenarioHref(data.page, withStep(toCompleteScenario(calculator.calculation), 'form'))
  return (
    <PostForm form={form} className="stack question-form" action={formHref}>
      <ul className="lines">
        {TERMS_LINES.map((line) => (
          <li key={line}>{t(`terms.lines.${line}`)}</li>
        ))}
      </ul>
      <div className="row">
        <Button variant="main" name="intent" value="agree">
          {t('terms.agree')}
        </Button>
        <ButtonLink variant="plain" href={formHref}>
          {t('back')}
        </ButtonLink>
      </div>
    </PostForm>
  )
}
