import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatLari } from '~/features/balance'
import { MatchSummary } from '~/features/broker-requests'
import type { Match } from '~/features/broker-requests/index.server'
import { pageAction } from '~/features/dialogs/index.server'
import { RenewForm } from '~/features/own-statements'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { formatDay } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { Badge } from '~/ui/badge'
import { Button, ButtonLink } from '~/ui/button'
import { PageHead } from '~/ui/page-head'
import type { Notification } from '~/upstream/notifications.server'
import { isQuestion } from '~contract/notifications'
import { toReaderLetters } from '~contract/values/georgian-letters'
import { formatPhone, toPhoneHref } from '~contract/values/phone'
import { markUnseenForm, responseForm } from './form'
import { formatNotification } from './format'
import { loadNotification, notificationAction } from './notification.server'
import { NOTIFICATIONS_PATH } from './urls'

export const loader = (args: LoaderFunctionArgs) => loadNotification(args)

export const action = pageAction(notificationAction)

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: `${NOTIFICATIONS_PATH}/${page.notification.uuid}`,
  noIndex: true,
}))

export default function NotificationPage() {
  const { notification, match, title } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={title} />
      <NotificationView notification={notification} match={match} />
    </>
  )
}

interface NotificationViewProps {
  notification: Notification
  /** The search request that matches a statement; undefined once it has ended. */
  match: Match | undefined
}

function NotificationView({ notification, match }: NotificationViewProps) {
  const { t } = useTranslation('notifications')
  const { language } = usePage()
  const { kind, createdAt, message, phone, writer } = notification
  return (
    <article className="stack prose">
      <p className="row tight sm mute">
        <Badge tone="off">{t(`kinds.${kind}.name`)}</Badge>
        <time dateTime={createdAt.toISOString()}>{formatDay(createdAt, language)}</time>
      </p>
      <p>{formatNotification(notification, { t, language }).text}</p>
      {message ? (
        <blockquote className="panel">
          <p className="pre">{message}</p>
        </blockquote>
      ) : null}
      {phone ? (
        <p>
          {toReaderLetters(writer ?? '', language)} · <a href={toPhoneHref(phone)}>{formatPhone(phone)}</a>
        </p>
      ) : null}
      {match ? <MatchSummary match={match} /> : null}
      <NotificationLink notification={notification} />
      <ResponseForm notification={notification} match={match} />
      <MarkUnseenForm />
    </article>
  )
}

function NotificationLink({ notification: { kind, url, statement } }: { notification: Notification }) {
  const { t } = useTranslation('notifications')
  const { language } = usePage()
  if (statement && kind === 'expired') {
    return (
      <div className="row">
        <RenewForm statement={statement.id}>{t('renew')}</RenewForm>
        <StatementLink id={statement.id} />
      </div>
    )
  }
  if (statement) return <StatementLink id={statement.id} />
  // Only own paths, as links in notifications could be hostile.
  if (!url || !/^\/(?![/\\])/.test(url)) return null
  return (
    <p>
      <ButtonLink href={toLocalizedPath(url, language)}>{t('open')}</ButtonLink>
    </p>
  )
}

function StatementLink({ id }: { id: number }) {
  const { t } = useTranslation('notifications')
  const { language } = usePage()
  return (
    <p>
      <a href={toLocalizedPath(`/statements/${id}`, language)}>{t('see_statement', { id })}</a>
    </p>
  )
}

function ResponseForm({ notification: { kind, response }, match }: NotificationViewProps) {
  const { t } = useTranslation('notifications')
  const { layout, language } = usePage()
  const { form, fields } = useDefinedForm(responseForm)
  if (!isQuestion(kind)) return null
  // The request for the number, which may have been sent from the list, says how it stands.
  if (match?.client.offer) return null
  if (kind === 'check_clients' && !match && !response) return <p role="status">{t('match_ended')}</p>
  if (response) return <p role="status">{t(`responses.${response}`)}</p>
  return (
    <PostForm form={form} className="row" action={layout.currentHref}>
      <Button variant="main" icon="check" name={fields.response.name} value="accepted">
        {match ? t('accept_match', { price: formatLari(match.numberPrice, language) }) : t('accept')}
      </Button>
      <Button name={fields.response.name} value="declined">
        {t('decline')}
      </Button>
    </PostForm>
  )
}

function MarkUnseenForm() {
  const { t } = useTranslation('notifications')
  const { language, layout } = usePage()
  const { form } = useDefinedForm(markUnseenForm)
  return (
    <PostForm form={form} className="row" action={layout.currentHref}>
      <ButtonLink icon="left" href={toLocalizedPath(NOTIFICATIONS_PATH, language)}>
        {t('back')}
      </ButtonLink>
      <Button variant="plain">{t('mark_unseen')}</Button>
    </PostForm>
  )
}
