import { useTranslation } from 'react-i18next'
import { EmptyFields } from '~/forms/empty-fields'
import { InputField, OptionListField, TextAreaField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { type FieldsOf, useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import { OWNER_QUESTIONS } from '~contract/forms/contact'
import { guestMessageForm, userMessageForm } from './form'

interface MessageFormProps {
  recipient: 'owner' | 'agent' | 'company'
  /** Signed-in user. Guests say how they can be answered. */
  sender: { name: string } | undefined
}

export function MessageForm({ recipient, sender }: MessageFormProps) {
  const { t } = useTranslation('statement-actions')
  const { layout } = usePage()
  const { form, fields, isShownAgain } = useDefinedForm(sender ? userMessageForm : guestMessageForm, {
    defaultValue: sender,
  })
  return (
    <Disclosure id="write" summary={t(`write.${recipient}`)} icon="message" wide open={isShownAgain}>
      <PostForm form={form} action={layout.currentHref}>
        <EmptyFields form={form}>
          <InputField field={fields.name} label={t('name')} autoComplete="name" />
          {sender ? null : <ContactFields fields={fields} />}
          <OptionListField
            field={fields.questions}
            legend={t('questions.title')}
            type="checkbox"
            options={OWNER_QUESTIONS.map((value) => ({ value, label: t(`questions.${value}`) }))}
          />
          <TextAreaField field={fields.message} label={t('message')} hint={t('message_hint')} />
        </EmptyFields>
        <Button wide>{t('send')}</Button>
      </PostForm>
    </Disclosure>
  )
}

function ContactFields({ fields }: { fields: FieldsOf<typeof guestMessageForm> }) {
  const { t } = useTranslation('statement-actions')
  return (
    <>
      <InputField
        field={fields.email}
        label={t('email_of_guest')}
        hint={t('email_hint')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <InputField
        field={fields.phone_number}
        label={t('phone')}
        hint={t('phone_hint')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
      />
    </>
  )
}
