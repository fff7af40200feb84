import { useTranslation } from 'react-i18next'
import { SelectionForm } from '~/forms/selection'
import type { DefinedForm, FieldsOf } from '~/forms/use-defined-form'
import { Checkbox } from '~/ui/checkbox'
import type { IconName } from '~/ui/icons'
import type { favoriteListForm, Operation } from './form'

type Fields = FieldsOf<typeof favoriteListForm>
type Buttons = readonly { operation: Operation; icon: IconName }[]

const FAVORITE_BUTTONS: Buttons = [
  { operation: 'remove', icon: 'trash' },
  { operation: 'compare', icon: 'list' },
  { operation: 'hide', icon: 'hide' },
]
const HIDDEN_BUTTONS: Buttons = [
  { operation: 'show', icon: 'eye' },
  { operation: 'keep', icon: 'heart' },
]

interface FavoriteSelectionProps {
  form: DefinedForm
  fields: Fields
  hidden: boolean
  listHref: string
}

/** Renders the buttons that apply to the selected statements. */
export function FavoriteSelection({ form, fields, hidden, listHref }: FavoriteSelectionProps) {
  const { t } = useTranslation('favorites')
  return (
    <SelectionForm
      form={form}
      action={listHref}
      label={t('selected')}
      field={fields.operation}
      operations={(hidden ? HIDDEN_BUTTONS : FAVORITE_BUTTONS).map(({ operation: value, icon }) => ({
        value,
        label: t(`operations.${value}`),
        icon,
      }))}
    />
  )
}

interface SelectionCheckboxProps {
  statement: { id: number; title: string }
  fields: Fields
}

export function SelectionCheckbox({
  statement: { id, title },
  fields: { statements },
}: SelectionCheckboxProps) {
  const { t } = useTranslation('favorites')
  return (
    <Checkbox
      form={statements.formId}
      name={statements.name}
      value={id}
      defaultChecked={statements.defaultOptions?.includes(String(id))}
      label={
        <span>
          {t('select')}
          <span className="visually-hidden">: {title}</span>
        </span>
      }
    />
  )
}
