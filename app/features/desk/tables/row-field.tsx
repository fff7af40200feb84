import { useTranslation } from 'react-i18next'
import {
  type AnyField,
  CheckboxField,
  DropdownField,
  InputField,
  OptionListField,
  TextAreaField,
} from '~/forms/fields'
import { languageNames } from '~/i18n/languages'
import type { DeskRow } from '~/upstream/desk-tables.server'
import { type DeskField, getMaxLength } from '~contract/desk-tables/columns'
import type { DeskColumnName } from '~contract/desk-tables/tables'

/** Number of lines in a field for the text of an article. */
const HTML_ROWS = 14
const OPTION_ROWS = 6

export function useFieldLabel() {
  const { t } = useTranslation('desk')
  return ({ column, language }: DeskField) => {
    const label = t(`tables.columns.${column.name as DeskColumnName}`)
    return language ? `${label} (${languageNames[language]})` : label
  }
}

interface RowFieldProps {
  field: AnyField
  deskField: DeskField
  references: DeskRow['references']
}

export function RowField({ field, deskField, references }: RowFieldProps) {
  const { t } = useTranslation('desk')
  const { column, name, language } = deskField
  const label = useFieldLabel()(deskField)
  const optional = column.isOptional ? t('tables.optional') : undefined
  const texts = { label, optional, maxLength: getMaxLength(column), lang: language }
  switch (column.kind) {
    case 'flag':
      return <CheckboxField field={field} value="1" label={label} />
    case 'choices':
      return (
        <OptionListField
          field={field}
          type="checkbox"
          legend={label}
          options={(column.choices ?? []).map((value) => ({
            value,
            label: t(`tables.choices.${value as 'header'}`),
          }))}
        />
      )
    case 'choice':
      return (
        <DropdownField
          field={field}
          label={label}
          options={(column.choices ?? []).map((value) => ({
            value,
            label: t(`tables.choices.${value as 'header'}`),
          }))}
        />
      )
    case 'reference':
      return (
        <DropdownField
          field={field}
          label={label}
          optional={optional}
          blank={t('tables.choose')}
          options={(references[name] ?? []).map((row) => ({ value: row.id, label: row.name }))}
        />
      )
    case 'long_text':
      return <TextAreaField field={field} {...texts} rows={3} />
    case 'html':
      return <TextAreaField field={field} {...texts} rows={HTML_ROWS} hint={t('tables.html_hint')} />
    case 'options':
      return <TextAreaField field={field} {...texts} rows={OPTION_ROWS} hint={t('tables.options_hint')} />
    case 'rules':
      return <InputField field={field} {...texts} hint={t('tables.rules_hint')} />
    case 'day':
      return <InputField field={field} type="date" label={label} />
    case 'integer':
      return <InputField field={field} label={label} optional={optional} inputMode="numeric" />
    case 'decimal':
    case 'lari':
      return <InputField field={field} label={label} optional={optional} inputMode="decimal" />
    default:
      return <InputField field={field} {...texts} />
  }
}
