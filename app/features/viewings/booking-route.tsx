import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { parseStatementId, statementUrl } from '~/features/statements'
import { InputField } from '~/forms/fields'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { AnyPhoneField } from '~/forms/phone-field'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { notFound } from '~/http/error-responses.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { throwNotFoundIfMissing } from '~/page/missing-data.server'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { redirectWithFlash } from '~/session/flash.server'
import { getVisitor } from '~/session/visitor.server'
import { Breadcrumbs } from '~/ui/breadcrumbs'
import { Button, ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import type { Refusal } from '~/upstream/refusals'
import { statementById } from '~/upstream/statement-details.server'
import { bookViewing, freeViewingTimes } from '~/upstream/viewings.server'
import { toBookingPath, toViewingPath } from '~contract/viewings'
import { bookingForm } from './form'
import { TimeRadios } from './time-radios'
import { serializeViewingKey } from './viewing-keys.server'
import sheet from './viewings.css?url'

/** Loads the free times of an active statement; 404 for another one. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = getVisitor(args)
  const { language } = visitor
  const id = requireStatementId(args.params)
  const [statement, times, user, i18n] = await Promise.all([
    visitor.call(statementById(id)).catch(throwNotFoundIfMissing('errors.statement_not_found')),
    visitor.call(freeViewingTimes(id)).catch(throwNotFoundIfMissing('errors.statement_not_found')),
    visitor.optional('user', visitor.user()),
    getI18n(language),
  ])
  const t = i18n.getFixedT(language, 'viewings')
  return {
    title: t('book_title'),
    statement: { title: statement.title, isOwn: statement.isOwn },
    statementHref: statementUrl(statement, language),
    times,
    known: { name: user?.name, email: user?.email, phone_number: user?.phone },
    canonical: toBookingPath(id),
  }
}

type BookingData = Awaited<ReturnType<typeof loader>>

/** @throws Response 404 for a malformed id */
function requireStatementId({ id: text }: { id?: string }): number {
  const id = parseStatementId(text)
  if (id === undefined) throw notFound('errors.statement_not_found')
  return id
}

async function bookingAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  const statementId = requireStatementId(args.params)
  return handleForms(
    args,
    onSubmit(bookingForm, async ({ values, idempotencyKey: key, reject, refuse }) => {
      const { time_id: timeId, phone_number: phone, ...contact } = values
      const booking = { ...contact, timeId, phone, key }
      const answer = await visitor
        .call(bookViewing(statementId, booking))
        .catch(throwNotFoundIfMissing('errors.statement_not_found'))
      if (!answer.ok && hasField(answer, 'time_id')) return reject({ time_id: { key: 'viewing_time_taken' } })
      if (!answer.ok && hasField(answer, 'viewing')) return reject({ '': { key: 'viewing_twice' } })
      if (!answer.ok) return refuse(answer)
      const { booked } = answer
      const cookies = booked.key ? [serializeViewingKey(args, booked)] : []
      return redirectWithFlash(
        toLocalizedPath(toViewingPath(booked.id), visitor.language),
        'viewing_booked',
        cookies,
      )
    }),
  )
}

function hasField({ fieldErrors }: Refusal, name: string): boolean {
  return fieldErrors.some(({ field }) => field === name)
}

export const action = pageAction(bookingAction)

export const meta = createMeta<typeof loader>(({ title, canonical }) => ({ title, canonical, noIndex: true }))

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export default function BookingPage() {
  const data = useLoaderData<typeof loader>()
  const { t } = useTranslation('ui')
  const { title, statement, statementHref } = data
  return (
    <div className="wrap viewing-page">
      <Breadcrumbs
        label={t('breadcrumb')}
        crumbs={[{ label: statement.title, href: statementHref, back: true }]}
      />
      <h1>{title}</h1>
      <BookingView data={data} />
    </div>
  )
}

function BookingView({ data: { statement, statementHref, times, known, canonical } }: { data: BookingData }) {
  const { t } = useTranslation('viewings')
  const { language } = usePage()
  const { form, fields } = useDefinedForm(bookingForm, { defaultValue: known })
  if (statement.isOwn || times.length === 0)
    return (
      <EmptyState
        title={t(statement.isOwn ? 'own_title' : 'no_times_title')}
        action={<ButtonLink href={statementHref}>{t('to_statement')}</ButtonLink>}
      >
        {t(statement.isOwn ? 'own_text' : 'no_times_text')}
      </EmptyState>
    )
  return (
    <PostForm form={form} action={toLocalizedPath(canonical, language)} className="stack narrow-form">
      <p className="lead">{t('book_lead')}</p>
      <TimeRadios field={fields.time_id} legend={t('free_times')} times={times} />
      <InputField field={fields.name} label={t('name')} autoComplete="name" />
      <p className="hint">{t('contact_hint')}</p>
      <InputField field={fields.email} label={t('email')} inputMode="email" autoComplete="email" />
      <AnyPhoneField field={fields.phone_number} label={t('phone')} />
      <p>
        <Button variant="main" icon="calendar">
          {t('book')}
        </Button>
      </p>
    </PostForm>
  )
}
