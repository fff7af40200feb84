import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { notFound } from '../../http/failures.server'
import { type Flash, sayNext } from '../../http/flash.server'
import { readForm } from '../../http/form.server'
import { requireUser } from '../../http/guard.server'
import { readVisitor, type Visitor } from '../../http/visitor.server'
import { i18nFor } from '../../i18n/i18n.server'
import { barePath, localizedPath } from '../../i18n/languages'
import { isUpstreamError } from '../../upstream/errors'
import {
  type Notification,
  oneNotification,
  respondTo,
  toggleSeen,
} from '../../upstream/notifications.server'
import { PATH } from './address'
import { wordsOf } from './words'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** One notification: opening it marks it as seen, and a page does not fail for that. */
export async function loadNotification({ request, context, params }: LoaderFunctionArgs) {
  const visitor = readVisitor({ request, context })
  await requireUser(visitor, request)
  const uuid = uuidOf(params)
  const [notification, i18n] = await Promise.all([openOnce(visitor, uuid), i18nFor(visitor.language)])
  const t = i18n.getFixedT(visitor.language, 'notices')
  return { notification, title: wordsOf(notification, t).title }
}

const opened = new WeakMap<Visitor, Promise<Notification>>()

/** Reads it and marks it as seen, once a request: the page and the frame around it both wait for it. */
function openOnce(visitor: Visitor, uuid: string): Promise<Notification> {
  const known = opened.get(visitor)
  if (known) return known
  const opening = open()
  opened.set(visitor, opening)
  return opening

  async function open() {
    const notification = await visitor.call(oneNotification(uuid))
    if (!notification.seen) await visitor.optional('seen', visitor.call(toggleSeen([uuid], true)))
    return notification
  }
}

/** Waits until what the page of this address shows is marked as seen, so that it is not counted as new there. */
export async function seenHere(visitor: Visitor, path: string): Promise<void> {
  const uuid = barePath(path).replace(`${PATH}/`, '')
  if (UUID.test(uuid)) await visitor.optional('seen here', openOnce(visitor, uuid))
}

/** Answers what it asks, or marks it as not seen and goes back to the list. */
export async function answerNotification({ request, context, params }: ActionFunctionArgs) {
  const visitor = readVisitor({ request, context })
  await requireUser(visitor, request)
  const uuid = uuidOf(params)
  const intent = (await readForm(request)).get('intent')
  if (intent === 'unseen') {
    await visitor.call(toggleSeen([uuid], false))
    return redirect(localizedPath(PATH, visitor.language), 303)
  }
  if (intent !== 'accepted' && intent !== 'declined') throw new Response(null, { status: 400 })
  try {
    await visitor.call(respondTo(uuid, intent))
    return back(`notices_${intent}`)
  } catch (error) {
    if (!isUpstreamError(error) || error.status === 404) throw error
    return back(error.status === 409 ? 'notices_too_late' : 'act_failed')
  }

  function back(flash: Flash) {
    const here = localizedPath(`${PATH}/${uuid}`, visitor.language)
    return redirect(here, { status: 303, headers: { 'Set-Cookie': sayNext(flash) } })
  }
}

function uuidOf(params: LoaderFunctionArgs['params']): string {
  const { id = '' } = params
  if (!UUID.test(id)) throw notFound('errors.page_desc')
  return id
}
