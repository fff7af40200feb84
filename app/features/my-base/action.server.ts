import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { parseFormData } from '~/forms/form-data.server'
import { notFound } from '~/http/error-responses.server'
import { toLocalizedPath } from '~/i18n/languages'
import { type FlashName, setFlash } from '~/session/flash.server'
import { requireRole } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { requestContactNumber } from '~/upstream/my-base.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { parseId } from '~contract/values/ids'
import { MY_BASE_ROLES } from './loader.server'
import { myBaseUrl, parseMyBaseQuery, requestNumberUrl } from './urls'

const offerFlashes = {
  given: 'number_received',
  waiting: 'number_requested',
  declined: 'number_declined',
} as const satisfies Record<string, FlashName>

export async function myBaseAction({ request, context }: ActionFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireRole(visitor, request, MY_BASE_ROLES)
  const form = await parseFormData(request)
  const requestId = parseId(String(form.get('client')))
  if (form.get('intent') !== 'ask') throw new Response(null, { status: 400 })
  if (!requestId) throw notFound('errors.page_desc')
  const listUrl = toLocalizedPath(
    myBaseUrl(parseMyBaseQuery(new URL(request.url).searchParams)),
    visitor.language,
  )
  try {
    const offer = await visitor.call(requestContactNumber(requestId))
    if (offer === 'not_enough_balance') return redirectWithFlash(requestNumberUrl(listUrl, requestId), offer)
    return redirectWithFlash(`${listUrl}#client-${requestId}`, offerFlashes[offer])
  } catch (error) {
    if (!isUpstreamError(error) || error.status === 404) throw error
    return redirectWithFlash(listUrl, 'action_failed')
  }
}

function redirectWithFlash(url: string, flash: FlashName) {
  return redirect(url, { status: 303, headers: { 'Set-Cookie': setFlash(flash) } })
}
