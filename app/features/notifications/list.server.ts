import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { sayNext } from '../../http/flash.server'
import { readForm } from '../../http/form.server'
import { requireUser } from '../../http/guard.server'
import { readVisitor } from '../../http/visitor.server'
import { i18nFor } from '../../i18n/i18n.server'
import { localizedPath } from '../../i18n/languages'
import { isUpstreamError } from '../../upstream/errors'
import { notifications, toggleSeen } from '../../upstream/notifications.server'
import { addressOf, readAsked } from './address'

/** What somebody is told, a page of it. */
export async function loadNotifications({ request, context }: LoaderFunctionArgs) {
  const visitor = readVisitor({ request, context })
  await requireUser(visitor, request)
  const asked = readAsked(new URL(request.url).searchParams)
  const [list, i18n] = await Promise.all([
    visitor.call(notifications(asked.page, asked.unseenOnly)),
    i18nFor(visitor.language),
  ])
  if (asked.page > 1 && asked.page > list.lastPage)
    throw redirect(localizedPath(addressOf({ ...asked, page: list.lastPage }), visitor.language))
  return { ...list, asked, title: i18n.getFixedT(visitor.language, 'notices')('title') }
}

/** Marks what is ticked, one row, or all as seen or not. */
export async function markNotifications({ request, context }: ActionFunctionArgs) {
  const visitor = readVisitor({ request, context })
  await requireUser(visitor, request)
  const form = await readForm(request)
  const intent = form.get('intent')
  const chosen = form.getAll('notification_uuids').filter((uuid) => typeof uuid === 'string')
  const uuids = intent === 'all_seen' ? ['all'] : chosen
  if (intent !== 'seen' && intent !== 'unseen' && intent !== 'all_seen')
    throw new Response(null, { status: 400 })
  const here = localizedPath(addressOf(readAsked(new URL(request.url).searchParams)), visitor.language)
  if (uuids.length === 0) return back('notices_none')
  try {
    await visitor.call(toggleSeen(uuids, intent !== 'unseen'))
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    return back('act_failed')
  }
  return redirect(here, 303)

  function back(flash: 'notices_none' | 'act_failed') {
    return redirect(here, { status: 303, headers: { 'Set-Cookie': sayNext(flash) } })
  }
}
