import { useTranslation } from 'react-i18next'
import { PostForm } from '~/forms/post-form'
import type { DefinedForm, FieldsOf } from '~/forms/use-defined-form'
import { Button } from '~/ui/button'
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

interface SelectionFormProps {
  form: DefinedForm
  fields: Fields
  hidden: boolean
  listHref: string
}

/** Renders the buttons that apply to the selected statements. */
export function SelectionForm({ form, fields, hidden, listHref }: SelectionFormProps) {
  const { t } = useTranslation('favorites')
  return (
    <PostForm form={form} className="bulk" action={listHref} aria-label={t('selected')}>
      <span className="sm mute">{t('selected')}</span>
      {(hidden ? HIDDEN_BUTTONS : FAVORITE_BUTTONS).map(({ operation, icon }) => (
        <Button
          key={operation}
          variant="plain"
          size="small"
          icon={icon}
          name={fields.operation.name}
          value={operation}
        >
          {t(`operations.${operation}`)}
        </Button>
      ))}
    </PostForm>
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
