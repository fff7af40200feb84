import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { addToWishlistEvent } from '~/features/analytics'
import { parseButtonForm } from '~/forms/button-form.server'
import { withoutLanguagePrefix } from '~/i18n/languages'
import { setFlash, setUndoFlash } from '~/session/flash.server'
import { getVisitor } from '~/session/visitor.server'
import { applyFavoritesChange } from './apply-favorites-change.server'
import { favoritesFields, getFirstId, toFavoritesChange } from './favorites-change'
import { justHiddenCookie } from './just-hidden-cookie.server'

/**
 * Handles `/do/favorite` and `/do/hide`, which take the same fields, as a guest's lists are one cookie and
 * script sends several changes at once.
 */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args
  const { values, back } = await parseButtonForm(args, favoritesFields)
  const change = toFavoritesChange(values)
  const first = getFirstId(change)
  if (first === undefined && !change.showAll) throw new Response(null, { status: 400 })

  const visitor = getVisitor(args)
  const applied = await applyFavoritesChange(visitor, change, request, context)
  const { cookie } = applied
  // A guest's lists are a cookie, which this browser refuses.
  const flash = !visitor.isSignedIn && context.hasNoCookies ? 'favorites_need_cookies' : applied.flash
  if (!flash && change.keep.length > 0) context.dataLayer?.queueEvent(addToWishlistEvent(change.keep))
  const headers = new Headers(cookie ? { 'Set-Cookie': cookie } : {})
  if (request.headers.get('accept') === 'application/json')
    return Response.json({ done: !flash, events: context.dataLayer?.takeQueuedEvents() }, { headers })

  if (flash) headers.append('Set-Cookie', setFlash(flash))
  else {
    // Other pages have the same button to undo the change.
    if (values.drop.length > 0 && isFavoritesPage(back))
      headers.append('Set-Cookie', setUndoFlash('favorites_removed', { keep: values.drop }))
    const still = values.still.filter((id) => !change.show.includes(id))
    headers.append('Set-Cookie', justHiddenCookie([...new Set([...still, ...change.hide])], back, context))
  }
  return redirect(first === undefined ? back : `${back}#card-${first}`, { status: 303, headers })
}

function isFavoritesPage(path: string): boolean {
  return /^(\/account)?\/favorites(\?|$)/.test(withoutLanguagePrefix(path))
}
