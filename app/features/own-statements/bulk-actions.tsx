import { useTranslation } from 'react-i18next'
import { PostForm } from '~/forms/post-form'
import type { DefinedForm, FieldsOf } from '~/forms/use-defined-form'
import { Button } from '~/ui/button'
import type { IconName } from '~/ui/icons'
import type { statementListForm } from './form'

interface BulkActionsProps {
  form: DefinedForm
  fields: FieldsOf<typeof statementListForm>
  listHref: string
}

const BUTTONS = [
  { operation: 'choose_vip', text: 'vip', icon: 'star' },
  { operation: 'choose_services', text: 'services', icon: 'plus' },
  { operation: 'renew', text: 'renew', icon: 'refresh' },
  { operation: 'hide', text: 'hide', icon: 'hide' },
  { operation: 'show', text: 'show', icon: 'eye' },
  { operation: 'choose_delete', text: 'delete', icon: 'trash' },
] as const satisfies { operation: string; text: string; icon: IconName }[]

/** Renders the actions; statements that they do not apply to are reported afterwards. */
export function BulkActions({ form, fields, listHref }: BulkActionsProps) {
  const { t } = useTranslation('own-statements')
  return (
    <PostForm form={form} className="bulk" action={listHref} aria-label={t('selected')}>
      <span className="sm mute">{t('selected')}</span>
      {BUTTONS.map(({ operation, text, icon }) => (
        <Button
          key={operation}
          variant="plain"
          size="small"
          icon={icon}
          name={fields.operation.name}
          value={operation}
        >
          {t(`actions.${text}`)}
        </Button>
      ))}
    </PostForm>
  )
}
