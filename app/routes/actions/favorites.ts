import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { addToWishlistEvent } from '~/features/analytics'
import { applyFavoritesChange } from '~/features/favorites/apply-favorites-change.server'
import { getFirstId, parseFavoritesChange, parseIds } from '~/features/favorites/favorites-change'
import { justHiddenCookie } from '~/features/favorites/just-hidden-cookie.server'
import { parseFormData } from '~/forms/form-data.server'
import { parseReturnPath } from '~/http/own-path'
import { setFlash } from '~/session/flash.server'
import { getVisitor } from '~/session/visitor.server'

/** `/do/favorite` and `/do/hide` take the same fields, as a guest's lists are one cookie and script sends several changes at once. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await parseFormData(request)
  const change = parseFavoritesChange(form)
  const first = getFirstId(change)
  if (first === undefined && !change.showAll) throw new Response(null, { status: 400 })

  const { flash, cookie } = await applyFavoritesChange(
    getVisitor({ request, context }),
    change,
    request,
    context,
  )
  if (!flash && change.keep.length > 0) context.dataLayer?.queueEvent(addToWishlistEvent(change.keep))
  const headers = new Headers(cookie ? { 'Set-Cookie': cookie } : {})
  if (request.headers.get('accept') === 'application/json')
    return Response.json({ done: !flash, events: context.dataLayer?.takeQueuedEvents() }, { headers })

  const back = parseReturnPath(form.get('return_to'), context.origin)
  if (flash) headers.append('Set-Cookie', setFlash(flash))
  else {
    const still = parseIds(form.getAll('still')).filter((id) => !change.show.includes(id))
    headers.append('Set-Cookie', justHiddenCookie([...new Set([...still, ...change.hide])], back, context))
  }
  return redirect(first === undefined ? back : `${back}#card-${first}`, { status: 303, headers })
}
