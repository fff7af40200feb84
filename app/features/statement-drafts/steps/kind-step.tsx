import { useTranslation } from 'react-i18next'
import { RadioGroupField } from '~/forms/fields'
import { useDefinedForm } from '~/forms/use-defined-form'
import { kindForm } from '../form'
import { StepForm } from './step-form'
import type { StepProps } from './step-props'

export function KindStep({ data: { values, draft, options }, action }: StepProps) {
  const { t } = useTranslation('statement-drafts')
  const { form, fields } = useDefinedForm(kindForm, { defaultValue: values })
  const names = ['deal_type_id', 'real_estate_type_id'] as const
  return (
    <StepForm form={form} action={action} version={draft?.version ?? 0} isFirst>
      <div className="stack" data-enhance="possible-deals">
        {names.map((name) => (
          <RadioGroupField
            key={name}
            field={fields[name]}
            legend={t(`fields.${name}`)}
            options={(options[name] ?? []).map((entry) => ({ value: entry.id, label: entry.name }))}
          />
        ))}
      </div>
    </StepForm>
  )
}
