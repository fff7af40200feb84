import { useTranslation } from 'react-i18next'
import { PlaceMap } from '~/features/map'
import { ErrorSummary } from '~/forms/error-summary'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { FactSheet } from '~/ui/fact-sheet'
import { Flash } from '~/ui/flash'
import { TextArea, TextField } from '~/ui/text-field'
import { MAX_MESSAGE_LENGTH } from '~contract/contact'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'
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
          <div>
            <PlaceMap map={data.map} />
          </div>
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
        {
          name: t('hotline'),
          value: (
            <a className="nowrap" href={`tel:${phone.replace(/\s/g, '')}`}>
              {phone}
            </a>
          ),
        },
        { name: t('mail'), value: <a href={`mailto:${email}`}>{email}</a> },
        { name: t('hours'), value: t('hours_text') },
      ]}
    />
  )
}

function MessageForm({ data: { formResult, formKey, known, canonical, phone } }: { data: ContactData }) {
  const { t } = useTranslation('contact')
  const { layout } = usePage()
  const { fieldErrors = [], values = {}, failure } = formResult ?? {}
  const field = (of: string, filled = '') => {
    const error = fieldErrors.find((one) => one.field === of)?.error
    return {
      id: `contact-${of}`,
      name: of,
      defaultValue: values[of] ?? filled,
      ...(error && { error: t(`field_errors.${error}`) }),
    }
  }
  const errors = fieldErrors.map(({ field: of, error }) => ({
    id: `contact-${of}`,
    message: t(`field_errors.${error}`),
  }))
  return (
    <form method="post" action={canonical} className="stack">
      <h2>{t('write')}</h2>
      {formResult ? (
        <ErrorSummary title={t(failure ? `form_errors.${failure}` : 'error_summary')} errors={errors} />
      ) : null}
      <input type="hidden" name="form_key" value={values.form_key ?? formKey} />
      <TextField
        label={t('name')}
        autoComplete="name"
        required
        maxLength={MAX_LINE_LENGTH}
        {...field('name', known.name)}
      />
      <p className="hint">{t('email_or_phone_hint')}</p>
      <TextField
        label={t('email')}
        inputMode="email"
        autoComplete="email"
        maxLength={MAX_LINE_LENGTH}
        {...field('email', known.email)}
      />
      <TextField
        label={t('phone')}
        hint={t('phone_hint')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={MAX_LINE_LENGTH}
        {...field('phone_number', known.phone)}
      />
      <TextArea
        label={t('message')}
        hint={t('message_hint')}
        rows={6}
        maxLength={MAX_MESSAGE_LENGTH}
        required
        {...field('message')}
      />
      <p>
        <Button variant="main">{t('send')}</Button>
      </p>
      {layout.user ? null : (
        <p className="sm mute">
          {t('or_call')}{' '}
          <a className="nowrap" href={`tel:${phone.replace(/\s/g, '')}`}>
            {phone}
          </a>
        </p>
      )}
    </form>
  )
}
