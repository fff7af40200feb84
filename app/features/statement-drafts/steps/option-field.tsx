import { useTranslation } from 'react-i18next'
import { type AnyField, DropdownField, NumberInputField, RadioGroupField } from '~/forms/fields'
import { type DraftField, isApplicable, isRequired } from '~contract/statement-drafts'
import type { StatementDraftData } from '../loader.server'

interface DraftFieldProps {
  data: StatementDraftData
  field: AnyField
  name: DraftField
}

/** Maximum number of options shown as pills; more become a select. */
const MAX_PILLS = 8

/** Renders one of the type's options; nothing if it does not apply. */
export function OptionField({ data: { values, options }, field, name }: DraftFieldProps) {
  const { t } = useTranslation('statement-drafts')
  const entries = options[name] ?? []
  if (!isApplicable(name, values) || entries.length === 0) return null
  const required = isRequired(name, values)
  const optional = required ? undefined : t('optional')
  const shown = entries.map((entry) => ({ value: entry.id, label: entry.name }))
  return shown.length <= MAX_PILLS ? (
    <RadioGroupField
      field={field}
      legend={t(`fields.${name}`)}
      optional={optional}
      options={shown}
      isCompact={shown.every(({ label }) => label.length <= 3)}
    />
  ) : (
    <DropdownField
      field={field}
      label={t(`fields.${name}`)}
      optional={optional}
      blank={t('choose')}
      options={shown}
    />
  )
}

export function NumberField({ data: { values }, field, name, unit }: DraftFieldProps & { unit?: string }) {
  const { t } = useTranslation('statement-drafts')
  if (!isApplicable(name, values)) return null
  return (
    <NumberInputField
      field={field}
      label={t(`fields.${name}`)}
      optional={isRequired(name, values) ? undefined : t('optional')}
      unit={unit}
      decimals={unit !== undefined}
      maxLength={15}
    />
  )
}
