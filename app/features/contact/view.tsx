import { useTranslation } from 'react-i18next'
import { PlaceMap } from '~/features/map'
import { InputField, TextAreaField } from '~/forms/fields'
import { AnyPhoneField } from '~/forms/phone-field'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { FactSheet } from '~/ui/fact-sheet'
import { Flash } from '~/ui/flash'
import { toPhoneHref } from '~contract/values/phone'
import { contactForm } from './form'
import type { ContactData } from './loader.server'

export function ContactView({ data }: { data: ContactData }) {
  const { t } = useTranslation('contact')
  return (
    <div className="wrap contact">
      <h1>{data.title}</h1>
      <p className="lead">{data.description}</p>
      {data.isSent ? <Flash tone="good">{t('sent')}</Flash> : null}
      <div className="contact-parts">
        <MessageForm data={data} />
        <section className="stack">
          <h2>{t('location')}</h2>
          <OfficeFacts data={data} />
          {data.map ? (
            <div>
              <PlaceMap map={data.map} />
            </div>
          ) : null}
        </section>
      </div>
    </div>
  )
}

function OfficeFacts({ data: { address, phone, email } }: { data: ContactData }) {
  const { t } = useTranslation('contact')
  return (
    <FactSheet
      facts={[
        ...(address ? [{ name: t('address'), value: address }] : []),
        ...(phone ? [{ name: t('hotline'), value: <PhoneLink phone={phone} /> }] : []),
        ...(email ? [{ name: t('mail'), value: <a href={`mailto:${email}`}>{email}</a> }] : []),
        { name: t('hours'), value: t('hours_text') },
      ]}
    />
  )
}

function PhoneLink({ phone }: { phone: string }) {
  return <a href={toPhoneHref(phone)}>{phone}</a>
}

function MessageForm({ data: { known, canonical, phone } }: { data: ContactData }) {
  const { t } = useTranslation('contact')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(contactForm, { defaultValue: known })
  return (
    <section className="stack">
      <h2>{t('write')}</h2>
      <PostForm form={form} action={canonical}>
        <InputField field={fields.name} label={t('name')} autoComplete="name" />
        <p className="hint">{t('email_or_phone_hint')}</p>
        <InputField field={fields.email} label={t('email')} inputMode="email" autoComplete="email" />
        <AnyPhoneField field={fields.phone_number} label={t('phone')} hint={t('phone_hint')} />
        <TextAreaField field={fields.message} label={t('message')} hint={t('message_hint')} rows={6} />
        <p>
          <Button variant="main">{t('send')}</Button>
        </p>
        {phone && !layout.user ? (
          <p className="sm mute">
            {t('or_call')} <PhoneLink phone={phone} />
          </p>
        ) : null}
      </PostForm>
    </section>
  )
}
