import { useTranslation } from 'react-i18next'
import { GroupField, InputField } from '~/forms/fields'
import { useFormReply } from '~/forms/form-reply'
import type { DefinedForm, FieldsOf } from '~/forms/use-defined-form'
import { Button } from '~/ui/button'
import { IconButton } from '~/ui/icon-button'
import { MAX_PROFILE_LINKS } from '~contract/public-profile'
import { companyProfileForm } from './form'

interface LinkFieldsProps {
  form: DefinedForm
  field: FieldsOf<typeof companyProfileForm>['links']
  /** The page of the form. */
  pageHref: string
}

/** As many links as somebody has; the buttons send the form, which comes back with a row more or less. */
export function LinkFields({ form: { metadata }, field, pageHref }: LinkFieldsProps) {
  const { t } = useTranslation('public-profile')
  const hasNewRow = useFormReply(companyProfileForm.id)?.result.intent?.type === 'insert'
  const rows = field.getFieldList()
  const name: string = field.name
  const formAction = `${pageHref}#${field.id}`
  return (
    <GroupField
      field={field}
      legend={t('links')}
      hint={t('links_hint', { max: MAX_PROFILE_LINKS })}
      optional={t('optional')}
    >
      {rows.map((row, index) => (
        <div key={row.key} className="link-row">
          <InputField
            field={row}
            label={t('link', { number: index + 1 })}
            inputMode="url"
            autoFocus={hasNewRow && index === rows.length - 1}
          />
          <IconButton
            {...metadata.remove.getButtonProps({ name, index })}
            icon="trash"
            label={t('remove_link', { number: index + 1 })}
            formAction={formAction}
          />
        </div>
      ))}
      {rows.length < MAX_PROFILE_LINKS ? (
        <p>
          <Button
            {...metadata.insert.getButtonProps({ name })}
            size="small"
            icon="plus"
            formAction={formAction}
          >
            {t('add_link')}
          </Button>
        </p>
      ) : null}
    </GroupField>
  )
}
