import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { balanceFilledEvent } from '~/features/analytics'
import type { FormDefinition } from '~/forms/define-form'
import { handleForms, onButton, onSubmit } from '~/forms/form-action.server'
import type { ReceivedForm, RejectedForm } from '~/forms/received-form.server'
import { markSignInRequired } from '~/session/sign-in-required'
import { getVisitor } from '~/session/visitor.server'
import { createTopUp, redeemPromoCode, savedCards } from '~/upstream/payments.server'
import { startPayment } from '../payment-method/pay.server'
import { type PaymentMethod, POINTS, parsePaymentMethod } from '../payment-method/payment-method'
import { errorToOutcome, refusalToOutcome } from '../payment-outcome.server'
import { cardTopUpForm, pointsTopUpForm, promoCodeForm, toAmountIntent } from './form'
import { redirectToOutcome } from './redirect-to-outcome.server'
import { chosenMethodHref, parseTopUpScreen, type TopUpPanel, topUpHref, USUAL_AMOUNTS } from './urls'

type TopUp = Pick<ReceivedForm<{ amount: number; card_id: string }>, 'idempotencyKey' | 'reject'> & {
  tetri: number
  paymentMethod: PaymentMethod
}

async function startTopUp(
  args: ActionFunctionArgs,
  { tetri, paymentMethod, idempotencyKey, reject }: TopUp,
): Promise<Response | RejectedForm> {
  const visitor = getVisitor(args)
  const payment = await visitor.call(createTopUp(tetri, idempotencyKey)).catch(errorToOutcome)
  if (typeof payment === 'string') return redirectToOutcome(args, payment)
  if (!payment.ok) {
    const isAmountRefused = payment.fieldErrors.some(({ field }) => field === 'amount')
    if (isAmountRefused) return reject({ amount: { key: 'rejected' } })
    return redirectToOutcome(args, refusalToOutcome(payment))
  }

  const { pathname, search } = new URL(args.request.url)
  const retryPath = pathname + search
  const paid = await startPayment(args, { paymentId: payment.id, paymentMethod, retryPath })
  if ('error' in paid) return reject({ card_id: { key: paid.error } })
  if ('outcome' in paid) return redirectToOutcome(args, paid.outcome, { paymentId: payment.id })
  const event = balanceFilledEvent(paymentMethod.payWith, tetri)
  args.context.dataLayer?.queueEventUntilPaid(payment.id, event)
  return paid.response
}

type CardForm = Pick<ReceivedForm<{ card_id: string }>, 'requestConfirmation' | 'reject'>

/** Shows the payer the amount and the card. If the cards cannot be loaded, the bank checks the card. */
async function requestChargeConfirmation(
  args: ActionFunctionArgs,
  cardId: number,
  { requestConfirmation, reject }: CardForm,
): Promise<RejectedForm> {
  const visitor = getVisitor(args)
  const cards = await visitor.optional('cards', visitor.call(savedCards))
  const isGone = cards?.every(({ id }) => id !== cardId)
  return isGone ? reject({ card_id: { key: 'card_gone' } }) : requestConfirmation()
}

/** Pattern of a promo code: words of letters and digits, as it becomes a part of a path. */
const CODE = /^[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*$/u

type PromoCodeForm = ReceivedForm<{ code: string }>

/**
 * Redeems a code. A malformed code stays in its field; the result page shows the outcome of others, and leads
 * back with the code.
 */
async function redeemPromoCodeForm(
  args: ActionFunctionArgs,
  { values: { code }, idempotencyKey, reject }: PromoCodeForm,
): Promise<Response | RejectedForm> {
  if (!CODE.test(code)) return reject({ code: { key: 'promo_code_malformed' } })
  const answer = await getVisitor(args).call(redeemPromoCode(code, idempotencyKey)).catch(errorToOutcome)
  if (typeof answer === 'string') return redirectToOutcome(args, answer, { code })
  if (!answer.ok) return redirectToOutcome(args, refusalToOutcome(answer), { code })
  args.context.dataLayer?.queueEvent(balanceFilledEvent('promo_code'))
  return redirectToOutcome(args, 'credited', { paymentId: answer.paymentId })
}

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
