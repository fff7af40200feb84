import {
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { leadEvent } from '~/features/analytics'
import { pageAction } from '~/features/dialogs/index.server'
import { PlaceMap } from '~/features/map'
import { drawPlaceMap } from '~/features/map/index.server'
import { InputField, TextAreaField } from '~/forms/fields'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { AnyPhoneField } from '~/forms/phone-field'
import { PostForm } from '~/forms/post-form'
import { hasSentForm, setSentFormCookie } from '~/forms/sent-form-cookie.server'
import { useDefinedForm } from '~/forms/use-defined-form'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { getVisitor } from '~/session/visitor.server'
import { Button } from '~/ui/button'
import { FactSheet } from '~/ui/fact-sheet'
import { Flash } from '~/ui/flash'
import { sendContactMessage } from '~/upstream/contact.server'
import { toPhoneHref } from '~contract/values/phone'
import sheet from './contact.css?url'
import { CONTACT_PATH, contactForm } from './form'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const { language } = visitor
  const { office, supportEmail, supportPhone } = context.site
  const caller = { language, requestId: context.requestId, signal: request.signal }
  const [user, officeAddress, i18n] = await Promise.all([
    visitor.optional('user', visitor.user()),
    office && visitor.optional('address of the office', context.geocoder.findByPoint(caller, office)),
    getI18n(language),
  ])
  const t = i18n.getFixedT(language, 'contact')
  return {
    title: t('title'),
    description: t('lead'),
    canonical: toLocalizedPath(CONTACT_PATH, language),
    isSent: new URL(request.url).searchParams.get('sent') === '1' && hasSentForm('contact', request),
    known: { name: user?.name, email: user?.email, phone_number: user?.phone },
    address: officeAddress?.name,
    map: office && drawPlaceMap(office, { language, drawingVersion: context.site.map.drawingVersion }),
    email: supportEmail,
    phone: supportPhone,
  }
}

type ContactData = Awaited<ReturnType<typeof loader>>

async function contactAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  return handleForms(
    args,
    onSubmit(contactForm, async ({ values, idempotencyKey: key, refuse }) => {
      const { phone_number: phone, ...message } = values
      const answer = await visitor.call(sendContactMessage({ ...message, phone, key }))
      if (!answer.ok) return refuse(answer)
      args.context.dataLayer?.queueEvent(leadEvent('contact'))
      const headers = { 'Set-Cookie': setSentFormCookie('contact') }
      return redirect(toLocalizedPath(`${CONTACT_PATH}?sent=1`, visitor.language), { status: 303, headers })
    }),
  )
}

export const action = pageAction(contactAction)

export const meta = createMeta<typeof loader>((page) => page)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export default function Contact() {
  return <ContactView data={useLoaderData<typeof loader>()} />
}

function ContactView({ data }: { data: ContactData }) {
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
