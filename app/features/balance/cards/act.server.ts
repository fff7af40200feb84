import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { readForm } from '../../../http/form.server'
import { leaveAnswer } from '../../../http/form-answer.server'
import { noteSent } from '../../../http/just-sent.server'
import { readVisitor } from '../../../http/visitor.server'
import { localizedPath } from '../../../i18n/languages'
import { isUpstreamError } from '../../../upstream/errors'
import { forgetCard, preferCard } from '../../../upstream/payments.server'
import { PAYMENTS_PATH } from '../address'
import { type CardNotForgotten, cardToForget } from './forget.server'

/** Takes the forms about cards: letting go of one, and which is offered first. */
export async function actOnCards(args: ActionFunctionArgs) {
  const visitor = readVisitor(args)
  const form = await readForm(args.request)
  const page = localizedPath(PAYMENTS_PATH, visitor.language)
  const id = cardToForget(new URL(args.request.url))
  const preferred = form.get('card_id')
  try {
    if (form.get('intent') === 'delete' && id !== undefined) {
      await visitor.call(forgetCard(id))
      const headers = { 'Set-Cookie': noteSent('card') }
      return redirect(`${page}?deleted=1`, { status: 303, headers })
    }
    if (
      form.get('intent') === 'prefer' &&
      typeof preferred === 'string' &&
      /^[1-9]\d{0,9}$/.test(preferred)
    ) {
      await visitor.call(preferCard(Number(preferred)))
      return redirect(`${page}#cards`, 303)
    }
  } catch (error) {
    if (!isUpstreamError(error) || error.status === 404 || id === undefined) throw error
    leaveAnswer(args.context, { intent: 'forget_card' } satisfies CardNotForgotten)
    return data(null, { status: error.status })
  }
  throw new Response(null, { status: 400 })
}
