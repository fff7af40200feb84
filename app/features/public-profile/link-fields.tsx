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
}

/**
 * Renders any number of links; the buttons submit the form, which is shown again with one row more or less.
 */
export function LinkFields({ form: { metadata }, field }: LinkFieldsProps) {
  const { t } = useTranslation('public-profile')
  const isChanged = useFormReply(companyProfileForm.id)?.result.intent !== undefined
  const rows = field.getFieldList()
  const name: string = field.name
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
            autoFocus={isChanged && index === rows.length - 1}
          />
          <IconButton
            {...metadata.remove.getButtonProps({ name, index })}
            icon="trash"
            label={t('remove_link', { number: index + 1 })}
          />
        </div>
      ))}
      {rows.length < MAX_PROFILE_LINKS ? (
        <p>
          <Button
            {...metadata.insert.getButtonProps({ name })}
            size="small"
            icon="plus"
            autoFocus={isChanged && rows.length === 0}
          >
            {t('add_link')}
          </Button>
        </p>
      ) : null}
    </GroupField>
  )
}
