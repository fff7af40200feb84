import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { vipOrderPath } from '~/features/services'
import { parseFormData } from '~/forms/form-data.server'
import { setSentFormCookie } from '~/forms/sent-form-cookie.server'
import { toLocalizedPath } from '~/i18n/languages'
import { type FlashName, setFlash } from '~/session/flash.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { applyStatementAction, type StatementActionResult } from '~/upstream/own-statements.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { OWN_STATEMENT_ACTIONS, type OwnStatementAction } from '~contract/own-statements'
import { ownStatementsPath, parseOwnStatementsParams, parseStatementIds, withDialogParam } from './urls'

export async function ownStatementsAction({ request, context }: ActionFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireUser(visitor, request)
  const form = await parseFormData(request)
  const listHref = toLocalizedPath(
    ownStatementsPath(parseOwnStatementsParams(new URL(request.url).searchParams)),
    visitor.language,
  )
  const ids = parseStatementIds(form.getAll('statements'))
  const intent = form.get('intent')
  if (ids.length === 0) return redirectWithFlash(listHref, 'statements_none_selected')
  if (intent === 'choose_delete') return redirect(withDialogParam(listHref, 'delete', ids.join()), 303)
  if (intent === 'choose_vip') return redirect(toLocalizedPath(vipOrderPath(ids), visitor.language), 303)
  if (intent === 'choose_services')
    return redirect(withDialogParam(listHref, 'profile_services', ids.join()), 303)
  const action = OWN_STATEMENT_ACTIONS.find((one) => one === intent)
  if (!action) throw new Response(null, { status: 400 })

  let result: StatementActionResult
  try {
    result = await visitor.call(applyStatementAction(action, ids))
  } catch (error) {
    if (!isUpstreamError(error) || error.status === 404) throw error
    return redirectWithFlash(listHref, 'action_failed')
  }
  if (action === 'delete') {
    const headers = { 'Set-Cookie': setSentFormCookie(`statements/${ids.length}`) }
    return redirect(withDialogParam(listHref, 'deleted', ids.length), { status: 303, headers })
  }
  return redirectWithFlash(`${listHref}#card-${ids[0]}`, toFlash(action, result))
}

/** Done, partly done, already done, or not allowed. */
function toFlash(
  act: Exclude<OwnStatementAction, 'delete'>,
  { changed, unchanged, refused }: StatementActionResult,
): FlashName {
  if (refused.length > 0) return changed.length > 0 ? 'statements_partly_changed' : 'statements_refused'
  // Renewals are limited to one a day; hiding a hidden statement counts as done.
  return changed.length === 0 && unchanged.length > 0 && act === 'renew'
    ? 'statements_unchanged'
    : `statements_${act}`
}

function redirectWithFlash(address: string, flash: FlashName) {
  return redirect(address, { status: 303, headers: { 'Set-Cookie': setFlash(flash) } })
}
