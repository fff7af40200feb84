import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { parseFormData } from '~/forms/form-data.server'
import { setFormResult } from '~/forms/form-result.server'
import { setSentFormCookie } from '~/forms/sent-form-cookie.server'
import { toLocalizedPath } from '~/i18n/languages'
import { getVisitor } from '~/session/visitor.server'
import { removeSavedCard, setDefaultCard } from '~/upstream/payments.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { parseId } from '~contract/values/ids'
import { PAYMENTS_PATH } from '../urls'
import { type DeleteCardResult, parseCardToDelete } from './delete-card.server'

export async function cardsAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  const form = await parseFormData(args.request)
  const page = toLocalizedPath(PAYMENTS_PATH, visitor.language)
  const id = parseCardToDelete(new URL(args.request.url))
  const preferredCardId = parseId(String(form.get('card_id')))
  try {
    if (form.get('intent') === 'delete' && id !== undefined) {
      await visitor.call(removeSavedCard(id))
      const headers = { 'Set-Cookie': setSentFormCookie('card') }
      return redirect(`${page}?delete_card=done`, { status: 303, headers })
    }
    if (form.get('intent') === 'prefer' && preferredCardId) {
      await visitor.call(setDefaultCard(preferredCardId))
      return redirect(`${page}#cards`, 303)
    }
  } catch (error) {
    if (!isUpstreamError(error) || error.status === 404 || id === undefined) throw error
    setFormResult(args.context, { intent: 'forget_card' } satisfies DeleteCardResult)
    return data(null, { status: error.status })
  }
  throw new Response(null, { status: 400 })
}
