import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../../ui/button'
import type { CalculatorData } from '../load.server'
import { scenarioAddress, scenarioOf } from '../place'
import type { LoanScreensData } from '../screens.server'
import { HiddenLoan } from './hidden-loan'
import { withStep } from './terms-form'

const lines = ['a', 'b', 'c', 'd', 'e'] as const

/** What somebody agrees to who sends a request; back to the form either way. */
export function TermsText({ data, calculator }: { data: LoanScreensData; calculator: CalculatorData }) {
  const { t } = useTranslation('request')
  const { calculation } = calculator
  const form = scenarioAddress(data.place, withStep(scenarioOf(calculation), 'form'))
  return (
    <form className="stack asking" method="post" action={form}>
      <HiddenLoan calculation={calculation} formKey={data.formKey} />
      <ul className="lines">
        {lines.map((line) => (
          <li key={line}>{t(`terms.lines.${line}`)}</li>
        ))}
      </ul>
      <div className="row">
        <Button variant="main" name="intent" value="agree">
          {t('terms.agree')}
        </Button>
        <ButtonLink variant="plain" href={form}>
          {t('back')}
        </ButtonLink>
      </div>
    </form>
  )
}
