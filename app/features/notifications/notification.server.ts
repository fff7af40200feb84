import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { topUpHref } from '~/features/balance'
import { loadMatch } from '~/features/broker-requests/index.server'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { notFound } from '~/http/error-responses.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath, withoutLanguagePrefix } from '~/i18n/languages'
import { type FlashName, redirectWithFlash } from '~/session/flash.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import {
  markNotificationsSeen,
  type Notification,
  notificationByUuid,
  respondToNotification,
} from '~/upstream/notifications.server'
import { balance } from '~/upstream/payments.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import type { NotificationResponse } from '~contract/notifications'
import { isUuid } from '~contract/values/ids'
import { markUnseenForm, responseForm } from './form'
import { formatNotification } from './format'
import { NOTIFICATIONS_PATH } from './urls'

/** Loads the notification and marks it as seen; if marking fails, the page is still shown. */
export async function loadNotification({ request, context, params }: LoaderFunctionArgs) {
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

const openedNotifications = new WeakMap<Visitor, Promise<Notification>>()

/** Opens a notification once per request: page and layout share it. */
function openNotification(visitor: Visitor, uuid: string): Promise<Notification> {
  const known = openedNotifications.get(visitor)
  if (known) return known
  const opening = open()
  openedNotifications.set(visitor, opening)
  return opening

  async function open() {
    const notification = await visitor.call(notificationByUuid(uuid))
    if (!notification.seen)
      await visitor.optional('seen', visitor.call(markNotificationsSeen([uuid], { seen: true })))
    return notification
  }
}

/** Marks the open notification, and waits for the update, so that the layout does not count it as new. */
export async function markOpenNotificationSeen(visitor: Visitor, path: string): Promise<void> {
  const uuid = withoutLanguagePrefix(path).replace(`${NOTIFICATIONS_PATH}/`, '')
  if (isUuid(uuid)) await visitor.optional('seen here', openNotification(visitor, uuid))
}

export async function notificationAction(args: ActionFunctionArgs) {
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
