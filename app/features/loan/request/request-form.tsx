import { useTranslation } from 'react-i18next'
import { AnswerField } from '~/features/dynamic-forms'
import { type AnyField, CheckboxField, RadioGroupField } from '~/forms/fields'
import { PhoneProofField } from '~/forms/phone-proof-field'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { Button, ButtonLink } from '~/ui/button'
import type { CalculatorData } from '../loader.server'
import type { LoanFlowData } from '../loan-flow.server'
import { scenarioHref, toCompleteScenario, withStep } from '../urls'
import { listRequestFields } from './fields'
import { defineLoanRequestForm } from './form'
import { LoanSummary } from './loan-summary'

interface RequestFormProps {
  calculator: CalculatorData
  page: LoanFlowData['page']
  request: NonNullable<LoanFlowData['request']>
}

export function RequestForm({ calculator: { calculation }, page, request }: RequestFormProps) {
  const { t } = useTranslation('loan-request')
  const scenario = toCompleteScenario(calculation)
  const [firstName, lastName, ...others] = listRequestFields(calculation.bank, (name) => t(`names.${name}`))
  const names = [firstName, lastName].filter((field) => field !== undefined)
  const { form, fields } = useDefinedForm(defineLoanRequestForm([...names, ...others]), {
    defaultValue: { only_from_developer: '1', ...request.known },
    draft: request.draft,
  })
  const renderFields = (descriptions: typeof others) =>
    descriptions.map((description) => {
      const { name } = description
      const field = (fields as Record<typeof name, AnyField | undefined>)[name]
      return field ? <AnswerField key={name} field={field} description={description} /> : null
    })
  return (
    <PostForm
      form={form}
      className="stack question-form"
      action={scenarioHref(page, withStep(scenario, 'form'))}
      data-enhance="loan-request"
      data-confirmed={form.phoneProof?.isDone}
    >
      <LoanSummary calculation={calculation} changeHref={scenarioHref(page, scenario)} />
      <div className="pair">{renderFields(names)}</div>
      <PhoneProofField form={form} />
      <div className="pair">{renderFields(others)}</div>
      <RadioGroupField
        field={fields.only_from_developer}
        legend={t('only_from_developer')}
        options={[
          { value: '1', label: t('yes') },
          { value: '0', label: t('no') },
        ]}
      />
      <CheckboxField
        field={fields.terms}
        value="1"
        label={t('accept')}
        labelButton={{ name: 'intent', value: 'terms', formNoValidate: true }}
      />
      <div className="row">
        <Button variant="main" name="intent" value="send" data-send>
          {t('send')}
        </Button>
        <ButtonLink variant="plain" href={scenarioHref(page, scenario)}>
          {t('back')}
        </ButtonLink>
      </div>
    </PostForm>
  )
}
