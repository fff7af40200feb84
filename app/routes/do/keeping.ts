import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { addToWishlist } from '../../features/analytics'
import { changeKept } from '../../features/favorites/change.server'
import { stayOnce } from '../../features/favorites/just-hidden.server'
import { firstOf, readIds, readWish } from '../../features/favorites/wish'
import { sayNext } from '../../http/flash.server'
import { readForm } from '../../http/form.server'
import { returnTo } from '../../http/own-address'
import { readVisitor } from '../../http/visitor.server'

/**
 * `/do/favorite` and `/do/hide`: the buttons of cards. Both understand `keep`, `drop`, `hide` and `show` with numbers of
 * statements, since a guest's lists are one cookie and script sends what was pressed together. Answers with the page and
 * the place where one was pressed, or with JSON for the script that changes cards in place.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request)
  const wish = readWish(form)
  const first = firstOf(wish)
  if (first === undefined && !wish.showAll) throw new Response(null, { status: 400 })

  const { flash, cookie } = await changeKept(readVisitor({ request, context }), wish, request, context)
  if (!flash && wish.keep.length > 0) context.dataLayer?.tell(addToWishlist(wish.keep))
  const headers = new Headers(cookie ? { 'Set-Cookie': cookie } : {})
  if (request.headers.get('accept') === 'application/json')
    return Response.json({ done: !flash, told: context.dataLayer?.take() }, { headers })

  const back = returnTo(form.get('return_to'), context.origin)
  if (flash) headers.append('Set-Cookie', sayNext(flash))
  else {
    const still = readIds(form.getAll('still')).filter((id) => !wish.show.includes(id))
    headers.append('Set-Cookie', stayOnce([...new Set([...still, ...wish.hide])], back, context))
  }
  return redirect(first === undefined ? back : `${back}#card-${first}`, { status: 303, headers })
}
