import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { parseFormData } from '~/forms/form-data.server'
import { notFound } from '~/http/error-responses.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath, withoutLanguagePrefix } from '~/i18n/languages'
import { type FlashName, setFlash } from '~/session/flash.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import {
  markNotificationsSeen,
  type Notification,
  notificationByUuid,
  respondToNotification,
} from '~/upstream/notifications.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { NOTIFICATION_RESPONSES } from '~contract/notifications'
import { isUuid } from '~contract/values/ids'
import { formatNotification } from './format'
import { NOTIFICATIONS_PATH } from './urls'

/** Opening marks it as seen; a failure of that does not fail the page. */
export async function loadNotification({ request, context, params }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireUser(visitor, request)
  const uuid = requireUuid(params)
  const [notification, i18n] = await Promise.all([openNotification(visitor, uuid), getI18n(visitor.language)])
  const t = i18n.getFixedT(visitor.language, 'notifications')
  return { notification, title: formatNotification(notification, t).title }
}

const openedNotifications = new WeakMap<Visitor, Promise<Notification>>()

/** Once per request: page and layout share it. */
function openNotification(visitor: Visitor, uuid: string): Promise<Notification> {
  const known = openedNotifications.get(visitor)
  if (known) return known
  const opening = open()
  openedNotifications.set(visitor, opening)
  return opening

  async function open() {
    const notification = await visitor.call(notificationByUuid(uuid))
    if (!notification.seen) await visitor.optional('seen', visitor.call(markNotificationsSeen([uuid], true)))
    return notification
  }
}

/** Waits for the update, so that the layout does not count it as new. */
export async function markOpenNotificationSeen(visitor: Visitor, path: string): Promise<void> {
  const uuid = withoutLanguagePrefix(path).replace(`${NOTIFICATIONS_PATH}/`, '')
  if (isUuid(uuid)) await visitor.optional('seen here', openNotification(visitor, uuid))
}

export async function notificationAction({ request, context, params }: ActionFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireUser(visitor, request)
  const uuid = requireUuid(params)
  const intent = (await parseFormData(request)).get('intent')
  if (intent === 'unseen') {
    await visitor.call(markNotificationsSeen([uuid], false))
    return redirect(toLocalizedPath(NOTIFICATIONS_PATH, visitor.language), 303)
  }
  const response = NOTIFICATION_RESPONSES.find((one) => one === intent)
  if (!response) throw new Response(null, { status: 400 })
  try {
    await visitor.call(respondToNotification(uuid, response))
    return redirectWithFlash(`notifications_${response}`)
  } catch (error) {
    if (!isUpstreamError(error) || error.status === 404) throw error
    return redirectWithFlash(error.status === 409 ? 'notifications_too_late' : 'action_failed')
  }

  function redirectWithFlash(flash: FlashName) {
    const notificationPath = toLocalizedPath(`${NOTIFICATIONS_PATH}/${uuid}`, visitor.language)
    return redirect(notificationPath, { status: 303, headers: { 'Set-Cookie': setFlash(flash) } })
  }
}

function requireUuid(params: LoaderFunctionArgs['params']): string {
  const { id = '' } = params
  if (!isUuid(id)) throw notFound('errors.page_desc')
  return id
}
