import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { notFound } from '../../../http/failures.server'
import { sayNext } from '../../../http/flash.server'
import { readForm } from '../../../http/form.server'
import { readVisitor } from '../../../http/visitor.server'
import { localizedPath } from '../../../i18n/languages'
import { isUpstreamError } from '../../../upstream/errors'
import { forgetCard, preferCard } from '../../../upstream/payments.server'
import { PAYMENTS_PATH } from '../address'
import { cardToForget } from './forget.server'

/** Takes the forms about cards: letting go of one, and which is offered first. */
export async function actOnCards(args: ActionFunctionArgs) {
  const visitor = readVisitor(args)
  const form = await readForm(args.request)
  const page = localizedPath(PAYMENTS_PATH, visitor.language)
  const preferred = form.get('card_id')
  try {
    switch (form.get('intent')) {
      case 'delete': {
        const id = cardToForget(new URL(args.request.url))
        if (id === undefined) throw new Response(null, { status: 400 })
        await visitor.call(forgetCard(id))
        return redirect(`${page}?deleted=1`, 303)
      }
      case 'prefer':
        if (typeof preferred !== 'string' || !/^[1-9]\d{0,9}$/.test(preferred)) break
        await visitor.call(preferCard(Number(preferred)))
        return redirect(`${page}#cards`, 303)
    }
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    if (error.status === 404) throw notFound('errors.page_desc')
    return redirect(page, { status: 303, headers: { 'Set-Cookie': sayNext('card_failed') } })
  }
  throw new Response(null, { status: 400 })
}
