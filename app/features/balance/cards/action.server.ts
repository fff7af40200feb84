import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { setSentFormCookie } from '~/forms/sent-form-cookie.server'
import { toLocalizedPath } from '~/i18n/languages'
import { getVisitor } from '~/session/visitor.server'
import { removeSavedCard, setDefaultCard } from '~/upstream/payments.server'
import { PAYMENTS_PATH } from '../urls'
import { defaultCardForm, deleteCardForm } from './form'

export async function cardsAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  const page = toLocalizedPath(PAYMENTS_PATH, visitor.language)
  return handleForms(
    args,
    onSubmit(defaultCardForm, async ({ values }) => {
      await visitor.call(setDefaultCard(values.card_id))
      return redirect(`${page}#cards`, 303)
    }),
    onSubmit(deleteCardForm, async ({ values }) => {
      await visitor.call(removeSavedCard(values.card_id))
      const headers = { 'Set-Cookie': setSentFormCookie('card') }
      return redirect(`${page}?delete_card=done`, { status: 303, headers })
    }),
  )
}
