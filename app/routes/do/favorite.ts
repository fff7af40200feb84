import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { changeFavorites } from '../../features/favorites/change.server'
import { sayNext } from '../../http/flash.server'
import { readForm } from '../../http/form.server'
import { returnTo } from '../../http/own-address'
import { readVisitor } from '../../http/visitor.server'

/** More than a page of cards can hold: nobody presses so many hearts at once. */
const MOST_AT_ONCE = 100

/**
 * The hearts of cards: `keep` and `drop` hold numbers of statements. Answers with the page and place where one was
 * pressed, or with JSON for the script that changes them in place.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request)
  const wish = { keep: idsOf(form.getAll('keep')), drop: idsOf(form.getAll('drop')) }
  const [first] = [...wish.keep, ...wish.drop]
  if (first === undefined) throw new Response(null, { status: 400 })

  const { flash, cookie } = await changeFavorites(readVisitor({ request, context }), wish, request, context)
  const headers = new Headers(cookie ? { 'Set-Cookie': cookie } : {})
  if (request.headers.get('accept') === 'application/json')
    return Response.json({ done: !flash }, { status: flash ? 409 : 200, headers })
  if (flash) headers.append('Set-Cookie', sayNext(flash))
  return redirect(`${returnTo(form.get('return_to'), context.origin)}#card-${first}`, {
    status: 303,
    headers,
  })
}

function idsOf(values: FormDataEntryValue[]): number[] {
  const ids = values.map(Number).filter((id) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647)
  return [...new Set(ids)].slice(0, MOST_AT_ONCE)
}
