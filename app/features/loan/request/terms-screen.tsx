import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '~/ui/button'
import type { CalculatorData } from '../loader.server'
import type { LoanFlowData } from '../loan-flow.server'
import { scenarioHref, toCompleteScenario } from '../urls'
import { HiddenLoanFields } from './hidden-loan-fields'
import { withStep } from './loan-form-fields'

const TERMS_LINES = ['a', 'b', 'c', 'd', 'e'] as const

export function TermsScreen({ data, calculator }: { data: LoanFlowData; calculator: CalculatorData }) {
  const { t } = useTranslation('loan-request')
  const { calculation } = calculator
  const formHref = scenarioHref(data.place, withStep(toCompleteScenario(calculation), 'form'))
  return (
    <form className="stack question-form" method="post" action={formHref}>
      <HiddenLoanFields calculation={calculation} formKey={data.formKey} />
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
    </form>
  )
}
