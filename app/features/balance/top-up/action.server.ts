import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { markSignInRequired } from '~/session/sign-in-required'
import { getVisitor } from '~/session/visitor.server'
import { POINTS, parsePaymentMethod } from '../payment-method/payment-method'
import { requestChargeConfirmation } from './confirm-charge.server'
import { cardTopUpForm, pointsTopUpForm, promoCodeForm } from './form'
import { redeemPromoCodeForm } from './redeem-promo-code.server'
import { startTopUp } from './start-top-up.server'
import { parseTopUpScreen } from './urls'

/** Redirects to the bank or the result page. */
export async function topUpAction(args: ActionFunctionArgs) {
  const url = new URL(args.request.url)
  // The page then asks the guest to sign in.
  if (!getVisitor(args).isSignedIn) return markSignInRequired(redirect(url.pathname + url.search, 303))
  switch (parseTopUpScreen(url.searchParams)) {
    case 'card':
      return handleForms(
        args,
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
