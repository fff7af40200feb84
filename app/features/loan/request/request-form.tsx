import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../../ui/button'
import { Checkbox } from '../../../ui/checkbox'
import { ErrorSummary } from '../../../ui/error-summary'
import { Flash } from '../../../ui/flash'
import type { CalculatorData } from '../load.server'
import { scenarioAddress, scenarioOf } from '../place'
import type { LoanScreensData, RequestData } from '../screens.server'
import { BankField } from './bank-field'
import { faultWords, nameOf } from './fault-words'
import { HiddenLoan } from './hidden-loan'
import { LoanSummary } from './loan-summary'
import { PhonePart } from './phone-part'
import { withStep } from './terms-form'

interface RequestFormProps {
  data: LoanScreensData
  calculator: CalculatorData
  request: RequestData
}

/** Who asks for the loan, and whatever else the bank wants to know. */
export function RequestForm({ data, calculator: { calculation }, request }: RequestFormProps) {
  const { t } = useTranslation('request')
  const { place, formKey } = data
  const scenario = scenarioOf(calculation)
  const [firstName, lastName, ...others] = request.fields
  return (
    <form
      className="stack asking"
      method="post"
      action={scenarioAddress(place, withStep(scenario, 'form'))}
      data-request
    >
      <EnterButton request={request} />
      <HiddenLoan calculation={calculation} formKey={formKey} />
      <LoanSummary calculation={calculation} changeHref={scenarioAddress(place, scenario)} />
      <RequestNotes request={request} />
      <div className="pair">
        {[firstName, lastName].map((field) =>
          field ? <BankField key={field.name} field={field} faults={request.faults} /> : null,
        )}
      </div>
      <PhonePart request={request} />
      <div className="pair">
        {others.map((field) => (
          <BankField key={field.name} field={field} faults={request.faults} />
        ))}
      </div>
      <TermsTick request={request} />
      <div className="row">
        <Button variant="main" name="intent" value="send" data-send>
          {t('send')}
        </Button>
        <ButtonLink variant="plain" href={scenarioAddress(place, scenario)}>
          {t('back')}
        </ButtonLink>
      </div>
    </form>
  )
}

/** Enter in a field presses the first button of a form: the step that comes next, and not always the sending. */
function EnterButton({ request: { isConfirmed, code } }: { request: RequestData }) {
  const next = isConfirmed ? 'send' : code ? 'confirm_code' : 'send_code'
  return (
    <button
      type="submit"
      className="vh"
      tabIndex={-1}
      aria-hidden="true"
      name="intent"
      value={next}
      formNoValidate={next !== 'send'}
    />
  )
}

function RequestNotes({ request: { faults, fields, codeFailed } }: { request: RequestData }) {
  const { t } = useTranslation('request')
  const labelOf = (name: string) => {
    const field = fields.find((one) => one.name === name)
    return field ? nameOf(field, t) : name
  }
  const errors = faults.map(({ field }) => ({
    id: `loan-${field}`,
    message: faultWords(field, labelOf(field), faults, t) ?? '',
  }))
  return (
    <>
      {errors.length > 0 ? <ErrorSummary title={t('mend')} errors={errors} /> : null}
      {codeFailed ? <Flash tone="bad">{t('code_failed')}</Flash> : null}
    </>
  )
}

/** The tick, and the way to read what is agreed to: a button, so that what was typed is kept. */
function TermsTick({ request: { accepted, faults } }: { request: RequestData }) {
  const { t } = useTranslation('request')
  const error = faultWords('terms', t('names.terms'), faults, t)
  return (
    <div className="field">
      {error ? (
        <p className="err" id="loan-terms-error">
          {error}
        </p>
      ) : null}
      <Checkbox
        id="loan-terms"
        name="terms"
        value="1"
        required
        label={t('accept')}
        defaultChecked={accepted}
        {...(error && { 'aria-invalid': true, 'aria-describedby': 'loan-terms-error' })}
      />
      <div>
        <Button variant="plain" size="small" icon="document" name="intent" value="terms" formNoValidate>
          {t('read_terms')}
        </Button>
      </div>
    </div>
  )
}
