import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { type Flash, sayNext } from '../../http/flash.server'
import { readForm } from '../../http/form.server'
import { requireUser } from '../../http/guard.server'
import { noteSent } from '../../http/just-sent.server'
import { readVisitor } from '../../http/visitor.server'
import { localizedPath } from '../../i18n/languages'
import { isUpstreamError } from '../../upstream/errors'
import { type OwnAct, ownActs } from '../../upstream/own-statement-states'
import { type Acted, actOnStatements } from '../../upstream/own-statements.server'
import { promotionAddress } from '../services'
import { addressOf, readAsked, readIds, withDialog } from './address'

/** What is done with one's own statements: of one row, or of those that are ticked. Deleting asks first. */
export async function actOnOwnStatements({ request, context }: ActionFunctionArgs) {
  const visitor = readVisitor({ request, context })
  await requireUser(visitor, request)
  const form = await readForm(request)
  const here = localizedPath(addressOf(readAsked(new URL(request.url).searchParams)), visitor.language)
  const ids = readIds(form.getAll('statements'))
  const intent = form.get('intent')
  if (ids.length === 0) return back(here, 'statements_none')
  if (intent === 'choose_delete') return redirect(withDialog(here, 'delete', ids.join()), 303)
  if (intent === 'choose_vip') return redirect(localizedPath(promotionAddress(ids), visitor.language), 303)
  if (intent === 'choose_services') return redirect(withDialog(here, 'profile_services', ids.join()), 303)
  const act = ownActs.find((one) => one === intent)
  if (!act) throw new Response(null, { status: 400 })

  let acted: Acted
  try {
    acted = await visitor.call(actOnStatements(act, ids))
  } catch (error) {
    if (!isUpstreamError(error) || error.status === 404) throw error
    return back(here, 'act_failed')
  }
  if (act === 'delete') {
    const headers = { 'Set-Cookie': noteSent(`statements/${ids.length}`) }
    return redirect(withDialog(here, 'deleted', ids.length), { status: 303, headers })
  }
  return back(`${here}#card-${ids[0]}`, newsOf(act, acted))
}

/** What to say of it: done, done in part, so already, or not to be done. */
function newsOf(act: Exclude<OwnAct, 'delete'>, { changed, unchanged, refused }: Acted): Flash {
  if (refused.length > 0) return changed.length > 0 ? 'statements_some' : 'statements_refused'
  // Renewing is done once a day; whoever hides what is hidden has what they want.
  return changed.length === 0 && unchanged.length > 0 && act === 'renew'
    ? 'statements_unchanged'
    : `statements_${act}`
}

function back(address: string, flash: Flash) {
  return redirect(address, { status: 303, headers: { 'Set-Cookie': sayNext(flash) } })
}
