import { randomUUID } from 'node:crypto'
import { redirect } from '@remix-run/node'
import { oneTimeKey } from '../../../http/one-time-key.server'
import { readVisitor } from '../../../http/visitor.server'
import { redeemPromoCode } from '../../../upstream/payments.server'
import { balanceFilled } from '../../analytics'
import { leadToOutcome, type Outcome, outcomeOfFailure, outcomeOfRefusal } from '../outcome.server'
import { type Attempt, againAt } from './act.server'
import type { ReturnedTopUp } from './form'

const LONGEST = 255
/** Would be another address than that of a code. */
const NO_CODE = /^\.{1,2}$/

/** Credits a promo code. @returns where to go, or what to mend */
export async function redeem({ args, typed }: Attempt): Promise<Response | ReturnedTopUp['mistakes']> {
  const visitor = readVisitor(args)
  const code = (typed.code ?? '').replaceAll('\0', '').trim()
  if (code === '') return [{ field: 'code', mistake: 'code_missing' }]
  if (code.length > LONGEST) return [{ field: 'code', mistake: 'code_long' }]
  const key = oneTimeKey([typed.form_key || randomUUID(), code])
  const answer = NO_CODE.test(code)
    ? ('promo_code_unknown' as const)
    : await visitor.call(redeemPromoCode(code, key)).catch(outcomeOfFailure)
  if (typeof answer === 'string') return lead(answer)
  if (!answer.ok) return lead(outcomeOfRefusal(answer))
  args.context.dataLayer?.tell(balanceFilled('promo_code'))
  return lead('credited', answer.paymentId)

  function lead(outcome: Outcome, paymentId?: number): Response {
    const { address, cookie } = leadToOutcome(
      { outcome, again: againAt(args), paymentId },
      args.context,
      visitor.language,
    )
    return redirect(address, { status: 303, headers: { 'Set-Cookie': cookie } })
  }
}
