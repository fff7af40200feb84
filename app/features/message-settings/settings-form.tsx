import { useTranslation } from 'react-i18next'
import { DropdownField, OptionListField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { languageNames } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { LANGUAGES } from '~contract/languages'
import { OPTIONAL_MESSAGE_KINDS } from '~contract/messages'
import { messageSettingsForm } from './form'
import type { MessageSettingsData } from './settings.server'

export function MessageSettingsForm({ data: { email, language, wanted } }: { data: MessageSettingsData }) {
  const { t } = useTranslation('notifications')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(messageSettingsForm, { defaultValue: { language, wanted } })
  return (
    <div className="stack prose">
      <p>{t('settings.text', { email })}</p>
      <PostForm form={form} action={layout.currentHref} className="stack narrow-form">
        <OptionListField
          field={fields.wanted}
          type="checkbox"
          legend={t('settings.wanted')}
          options={OPTIONAL_MESSAGE_KINDS.map((kind) => ({
            value: kind,
            label: t(`settings.kinds.${kind}`),
          }))}
        />
        <DropdownField
          field={fields.language}
          label={t('settings.language')}
          hint={t('settings.language_hint')}
          options={[
            { value: '', label: t('settings.page_language') },
            ...LANGUAGES.map((value) => ({ value, label: languageNames[value] })),
          ]}
        />
        <Button variant="main">{t('settings.save')}</Button>
      </PostForm>
      <section>
        <h2>{t('settings.required')}</h2>
        <p className="mute">{t('settings.required_text')}</p>
      </section>
    </div>
  )
}
