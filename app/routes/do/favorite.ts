import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { changeFavorite } from '../../features/favorites/change.server'
import { sayNext } from '../../http/flash.server'
import { returnTo } from '../../http/own-address'
import { readVisitor } from '../../http/visitor.server'

export { postOnly as loader } from '../../http/post-only.server'

/**
 * The heart of a card: `keep` or `drop` holds the statement's number. Answers with the page and place it was pressed on,
 * or with JSON for the script that changes the heart in place.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const keep = form.has('keep')
  const id = Number(form.get(keep ? 'keep' : 'drop'))
  if (!Number.isInteger(id) || id <= 0 || id > 2_147_483_647) throw new Response(null, { status: 400 })

  const { flash, cookie } = await changeFavorite(
    readVisitor({ request, context }),
    { id, keep },
    request,
    context,
  )
  const headers = new Headers(cookie ? { 'Set-Cookie': cookie } : {})
  if (request.headers.get('accept') === 'application/json')
    return Response.json({ kept: flash ? !keep : keep }, { status: flash ? 409 : 200, headers })
  if (flash) headers.append('Set-Cookie', sayNext(flash))
  headers.set('Location', `${returnTo(form.get('return_to'), context.origin)}#card-${id}`)
  return redirect(headers.get('Location') ?? '/', { status: 303, headers })
}
