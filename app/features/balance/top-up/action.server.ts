import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import type { FormDefinition } from '~/forms/define-form'
import { handleForms, onButton, onSubmit } from '~/forms/form-action.server'
import { markSignInRequired } from '~/session/sign-in-required'
import { getVisitor } from '~/session/visitor.server'
import { POINTS, parsePaymentMethod } from '../payment-method/payment-method'
import { requestChargeConfirmation } from './confirm-charge.server'
import { cardTopUpForm, pointsTopUpForm, promoCodeForm, toAmountIntent } from './form'
import { redeemPromoCodeForm } from './redeem-promo-code.server'
import { startTopUp } from './start-top-up.server'
import { chosenMethodHref, parseTopUpScreen, type TopUpPanel, topUpHref, USUAL_AMOUNTS } from './urls'

/** Redirects to the bank or the result page. */
export async function topUpAction(args: ActionFunctionArgs) {
  const url = new URL(args.request.url)
  const currentHref = url.pathname + url.search
  // The page then asks the guest to sign in.
  if (!getVisitor(args).isSignedIn) return markSignInRequired(redirect(currentHref, 303))
  switch (parseTopUpScreen(url.searchParams)) {
    case 'card':
      return handleForms(
        args,
        ...listAmountButtons(currentHref, cardTopUpForm, 'card'),
        onSubmit(cardTopUpForm, async ({ values, ...form }) => {
          const paymentMethod = parsePaymentMethod(values)
          if (!paymentMethod) return form.reject({ card_id: { key: 'payment_method_missing' } })
          if (paymentMethod.cardId !== undefined && !form.isConfirmed)
            return requestChargeConfirmation(args, paymentMethod.cardId, form)
          return startTopUp(args, { ...form, tetri: values.amount, paymentMethod })
        }),
      )
    case 'points':
      return handleForms(
        args,
        ...listAmountButtons(currentHref, pointsTopUpForm, 'points'),
        onSubmit(pointsTopUpForm, ({ values, ...form }) =>
          startTopUp(args, { ...form, tetri: values.amount, paymentMethod: { payWith: POINTS } }),
        ),
      )
    case 'promo_code':
      return handleForms(
        args,
        onSubmit(promoCodeForm, (form) => redeemPromoCodeForm(args, form)),
      )
    default:
      throw new Response(null, { status: 400 })
  }
}

/** Pages without script have a button for each usual amount, which keeps the chosen payment method. */
function listAmountButtons(currentHref: string, form: FormDefinition, panel: TopUpPanel) {
  return USUAL_AMOUNTS.map((tetri) =>
    onButton(form, toAmountIntent(tetri), (_draft, typed) => {
      const href = topUpHref(currentHref, panel, tetri)
      return redirect(
        chosenMethodHref(href, {
          cardId: String(typed.get('card_id') ?? ''),
          savesCard: typed.has('save_card'),
        }),
        303,
      )
    }),
  )
}
