import { useTranslation } from 'react-i18next'
import { CheckboxField, InputField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { Flash } from '~/ui/flash'
import { saveSearchForm } from './form'
import type { NewSavedSearchData } from './loader.server'

export function SaveSearchForm({
  data: { isSaved, name, searchHref, sendsEmails },
}: {
  data: NewSavedSearchData
}) {
  const { t } = useTranslation('saved-searches')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(saveSearchForm, {
    defaultValue: { name, emails: sendsEmails ? 'on' : undefined },
  })
  return (
    <PostForm form={form} action={layout.currentHref} className="stack narrow-form">
      {isSaved ? (
        <Flash tone="info" quiet>
          {t('saved_before')}
        </Flash>
      ) : null}
      <InputField field={fields.name} label={t('name')} hint={t('name_hint')} />
      <CheckboxField field={fields.emails} label={t('emails')} />
      <Button variant="main">{t('save')}</Button>
      <ButtonLink variant="plain" href={searchHref}>
        {t('back')}
      </ButtonLink>
    </PostForm>
  )
}
