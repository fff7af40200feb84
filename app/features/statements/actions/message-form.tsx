import { useTranslation } from 'react-i18next'
import { EmptyFields } from '~/forms/empty-fields'
import { InputField, TextAreaField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import { messageForm } from './form'

interface MessageFormProps {
  recipient: 'owner' | 'agent' | 'company'
  sender: { name: string; phone_number: string | undefined } | undefined
}

export function MessageForm({ recipient, sender }: MessageFormProps) {
  const { t } = useTranslation('statement-actions')
  const { layout } = usePage()
  const { form, fields, isShownAgain } = useDefinedForm(messageForm, { defaultValue: sender })
  return (
    <Disclosure id="write" summary={t(`write.${recipient}`)} icon="message" wide open={isShownAgain}>
      <PostForm form={form} action={layout.currentHref}>
        <EmptyFields form={form}>
          <InputField field={fields.name} label={t('name')} autoComplete="name" />
          <InputField
            field={fields.phone_number}
            label={t('phone')}
            hint={t('phone_hint')}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
          />
          <TextAreaField field={fields.message} label={t('message')} hint={t('message_hint')} />
        </EmptyFields>
        <Button wide>{t('send')}</Button>
      </PostForm>
    </Disclosure>
  )
}
