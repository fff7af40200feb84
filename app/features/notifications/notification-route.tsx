import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatLari, topUpHref } from '~/features/balance'
import { MatchSummary } from '~/features/broker-requests'
import { loadMatch, type Match } from '~/features/broker-requests/index.server'
import { pageAction } from '~/features/dialogs/index.server'
import { RenewForm } from '~/features/own-statements'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { notFound } from '~/http/error-responses.server'
import { formatDay } from '~/i18n/format'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { type FlashName, redirectWithFlash } from '~/session/flash.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import { Badge } from '~/ui/badge'
import { Button, ButtonLink } from '~/ui/button'
import { PageHead } from '~/ui/page-head'
import { UserText } from '~/ui/user-text'
import {
  markNotificationsSeen,
  type Notification,
  notificationByUuid,
  respondToNotification,
} from '~/upstream/notifications.server'
import { balance } from '~/upstream/payments.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { CONVERSATIONS_PATH } from '~contract/conversations'
import { isQuestion, type NotificationResponse } from '~contract/notifications'
import { isUuid } from '~contract/values/ids'
import { formatPhone, toPhoneHref } from '~contract/values/phone'
import { toReaderName } from '~contract/values/reader-name'
import { markUnseenForm, responseForm } from './form'
import { formatNotification } from './format'
import { openNotification } from './open-notification.server'
import { NOTIFICATIONS_PATH } from './urls'

/** Loads the notification and marks it as seen; if marking fails, the page is still shown. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireUser(visitor, request)
  const uuid = requireUuid(params)
  const [notification, i18n] = await Promise.all([openNotification(visitor, uuid), getI18n(visitor.language)])
  const t = i18n.getFixedT(visitor.language, 'notifications')
  const match =
    notification.clientId === undefined
      ? undefined
      : await visitor.optional('match', loadMatch(visitor, notification.clientId))
  const { title } = formatNotification(notification, { t, language: visitor.language })
  return { notification, match, title }
}

async function notificationAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  const uuid = requireUuid(args.params)
  return handleForms(
    args,
    onSubmit(markUnseenForm, async () => {
      await visitor.call(markNotificationsSeen([uuid], { seen: false }))
      return redirect(toLocalizedPath(NOTIFICATIONS_PATH, visitor.language), 303)
    }),
    onSubmit(responseForm, async ({ values: { response } }) => {
      const flash = await respond(visitor, uuid, response)
      const notificationPath = toLocalizedPath(`${NOTIFICATIONS_PATH}/${uuid}`, visitor.language)
      const href =
        flash === 'not_enough_balance'
          ? await findTopUpHref(visitor, uuid, notificationPath)
          : notificationPath
      return redirectWithFlash(href, flash)
    }),
  )
}

async function respond(visitor: Visitor, uuid: string, response: NotificationResponse): Promise<FlashName> {
  try {
    const result = await visitor.call(respondToNotification(uuid, response))
    return result === 'not_enough_balance' ? result : `notifications_${response}`
  } catch (error) {
    if (!isUpstreamError(error) || error.status !== 409) throw error
    return 'notifications_too_late'
  }
}

/** Returns the top-up of what is missing for the number of a match, which leads back to the notification. */
async function findTopUpHref(visitor: Visitor, uuid: string, notificationPath: string): Promise<string> {
  const { clientId = 0 } = await visitor.call(notificationByUuid(uuid))
  const [match, available = 0] = await Promise.all([
    loadMatch(visitor, clientId),
    visitor.optional('balance', visitor.call(balance)),
  ])
  return match ? topUpHref(notificationPath, undefined, match.numberPrice - available) : notificationPath
}

function requireUuid(params: LoaderFunctionArgs['params']): string {
  const { id = '' } = params
  if (!isUuid(id)) throw notFound('errors.page_desc')
  return id
}

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
    <div className="stack prose">
      <p className="row tight sm mute">
        <Badge tone="off">{t(`kinds.${kind}.name`)}</Badge>
        <time dateTime={createdAt.toISOString()}>{formatDay(createdAt, language)}</time>
      </p>
      <p>{formatNotification(notification, { t, language }).text}</p>
      {message ? (
        <blockquote className="panel">
          <UserText className="pre">{message}</UserText>
        </blockquote>
      ) : null}
      {phone ? (
        <p>
          {toReaderName(writer ?? '', language)} · <a href={toPhoneHref(phone)}>{formatPhone(phone)}</a>
        </p>
      ) : null}
      {match ? <MatchSummary match={match} /> : null}
      <NotificationLink notification={notification} />
      <ResponseForm notification={notification} match={match} />
      <MarkUnseenForm />
    </div>
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
  return (
    <>
      {isOwnPath(url) ? (
        <p>
          <ButtonLink href={toLocalizedPath(url, language)}>{t(toLinkLabel(kind, url))}</ButtonLink>
        </p>
      ) : null}
      {statement ? <StatementLink id={statement.id} /> : null}
    </>
  )
}

function toLinkLabel(kind: Notification['kind'], url: string) {
  if (kind === 'message') return 'answer'
  return isQuestion(kind) && url.startsWith(`${CONVERSATIONS_PATH}/`) ? 'open_conversation' : 'open'
}

/** Links in notifications could be hostile. */
function isOwnPath(url: string | undefined): url is string {
  return url !== undefined && /^\/(?![/\\])/.test(url)
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
