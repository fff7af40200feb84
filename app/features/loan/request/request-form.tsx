import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '~/forms/error-summary'
import { Button, ButtonLink } from '~/ui/button'
import { Checkbox } from '~/ui/checkbox'
import { Flash } from '~/ui/flash'
import type { CalculatorData } from '../loader.server'
import type { LoanFlowData, LoanRequestFormData } from '../loan-flow.server'
import { scenarioHref, toCompleteScenario } from '../urls'
import { BankField } from './bank-field'
import { formatFieldError, getFieldLabel } from './field-errors'
import { HiddenLoanFields } from './hidden-loan-fields'
import { withStep } from './loan-form-fields'
import { LoanSummary } from './loan-summary'
import { PhoneField } from './phone-field'

interface RequestFormProps {
  data: LoanFlowData
  calculator: CalculatorData
  request: LoanRequestFormData
}

export function RequestForm({ data, calculator: { calculation }, request }: RequestFormProps) {
  const { t } = useTranslation('loan-request')
  const { place, formKey } = data
  const scenario = toCompleteScenario(calculation)
  const [firstName, lastName, ...others] = request.fields
  return (
    <form
      className="stack question-form"
      method="post"
      action={scenarioHref(place, withStep(scenario, 'form'))}
      data-enhance="loan-request"
      data-confirmed={request.isConfirmed}
    >
      <DefaultSubmitButton request={request} />
      <HiddenLoanFields calculation={calculation} formKey={formKey} />
      <LoanSummary calculation={calculation} changeHref={scenarioHref(place, scenario)} />
      <RequestErrors request={request} />
      <div className="pair">
        {[firstName, lastName].map((field) =>
          field ? <BankField key={field.name} field={field} fieldErrors={request.fieldErrors} /> : null,
        )}
      </div>
      <PhoneField request={request} />
      <div className="pair">
        {others.map((field) => (
          <BankField key={field.name} field={field} fieldErrors={request.fieldErrors} />
        ))}
      </div>
      <TermsCheckbox request={request} />
      <div className="row">
        <Button variant="main" name="intent" value="send" data-send>
          {t('send')}
        </Button>
        <ButtonLink variant="plain" href={scenarioHref(place, scenario)}>
          {t('back')}
        </ButtonLink>
      </div>
    </form>
  )
}

/** Enter presses a form's first button, so that must be the next step and not always the submit. */
function DefaultSubmitButton({ request: { isConfirmed, code } }: { request: LoanRequestFormData }) {
  const next = isConfirmed ? 'send' : code ? 'confirm_code' : 'send_code'
  return (
    <button
      type="submit"
      className="visually-hidden"
      tabIndex={-1}
      aria-hidden="true"
      name="intent"
      value={next}
      formNoValidate={next !== 'send'}
    />
  )
}

function RequestErrors({ request: { fieldErrors, fields, codeFailed } }: { request: LoanRequestFormData }) {
  const { t } = useTranslation('loan-request')
  const labelOf = (name: string) => {
    const field = fields.find((one) => one.name === name)
    return field ? getFieldLabel(field, t) : name
  }
  const errors = fieldErrors.map(({ field }) => ({
    id: `loan-${field}`,
    message: formatFieldError(field, labelOf(field), fieldErrors, t) ?? '',
  }))
  return (
    <>
      {errors.length > 0 ? <ErrorSummary title={t('error_summary')} errors={errors} /> : null}
      {codeFailed ? <Flash tone="bad">{t('code_failed')}</Flash> : null}
    </>
  )
}

/** The link to the terms is a button, so that typed values are saved. */
function TermsCheckbox({ request: { accepted, fieldErrors } }: { request: LoanRequestFormData }) {
  const { t } = useTranslation('loan-request')
  const error = formatFieldError('terms', t('names.terms'), fieldErrors, t)
  return (
    <div className="field">
      {error ? (
        <p className="error" id="loan-terms-error">
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
