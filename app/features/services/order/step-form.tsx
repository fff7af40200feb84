import { useTranslation } from 'react-i18next'
import type { AnyField } from '~/forms/fields'
import { PhoneProofField } from '~/forms/phone-proof-field'
import { PostForm } from '~/forms/post-form'
import { type DefinedForm, useDefinedForm } from '~/forms/use-defined-form'
import { Button } from '~/ui/button'
import { Flash } from '~/ui/flash'
import type { OrderStep, ServiceDefinition, StepPart } from '../definition'
import { RaterPicker } from './appraisal/rater-picker'
import { StepField } from './fields/step-field'
import { defineOrderStepForm } from './form'
import { PackagePicker } from './package/package-picker'
import { ReasonPicker } from './registry-visit/reason-picker'
import { SlotPicker } from './registry-visit/slot-picker'
import type { OrderPageData } from './step-page.server'
import { StatementPicker } from './subject/statement-picker'

interface StepFormProps {
  definition: ServiceDefinition
  step: OrderStep
  data: OrderPageData
}

export function StepForm({ definition, step, data }: StepFormProps) {
  const { t } = useTranslation('services')
  const { parts } = step
  const { form, fields } = useDefinedForm(defineOrderStepForm(definition, step, data), {
    defaultValue: getFirstOptions(step),
    draft: data.draft,
  })
  const getField = (name: string) => fields[name] as AnyField
  const isBlocked = parts.some((part) => part.kind === 'statements' && !part.place) && !data.statements?.isAny
  return (
    <PostForm form={form} action={data.orderPath}>
      {parts.map((part) => (
        <StepPartFields
          key={part.kind === 'fields' ? part.fields[0]?.name : part.kind}
          part={part}
          form={form}
          getField={getField}
          data={data}
        />
      ))}
      <div className="row">
        {isBlocked ? null : (
          <Button variant="main" name="intent" value="next">
            {t('next')}
          </Button>
        )}
        {isBlocked ? null : (
          <Button name="intent" value="count" formNoValidate data-count>
            {t('count')}
          </Button>
        )}
        {data.step > 1 ? (
          <Button variant="plain" icon="left" name="intent" value="back" formNoValidate>
            {t('back')}
          </Button>
        ) : null}
      </div>
    </PostForm>
  )
}

interface StepPartProps {
  part: StepPart
  form: DefinedForm
  getField: (name: string) => AnyField
  data: OrderPageData
}

function StepPartFields({ part, form, getField, data }: StepPartProps) {
  const { t } = useTranslation('services')
  switch (part.kind) {
    case 'packages':
      return <PackagePicker field={getField('package')} packages={data.packages} />
    case 'statements':
      return <StatementPicker part={part} getField={getField} data={data} />
    case 'phone':
      return <PhoneProofField form={form} />
    case 'raters':
      return <RaterPicker field={getField('rater_id')} raters={data.raters} />
    case 'reason':
      return <ReasonPicker field={getField('service')} reasons={data.reasons} />
    case 'slot':
      return data.slots ? <SlotPicker slots={data.slots} getField={getField} /> : null
    case 'notice':
      return (
        <Flash tone="info" quiet>
          {t(`notices.${part.name}`)}
        </Flash>
      )
    case 'fields':
      return part.fields.map((field) => (
        <StepField
          key={field.name}
          field={getField(field.name)}
          description={field}
          cities={data.cities}
          registrationPrice={data.packages.find(({ id }) => id === data.packageId)?.registrationPrice}
        />
      ))
  }
}

function getFirstOptions({ parts }: OrderStep): Record<string, string | undefined> {
  const fields = parts.flatMap((part) => (part.kind === 'fields' ? part.fields : []))
  return Object.fromEntries(fields.map(({ name, options }) => [name, options?.[0]]))
}
