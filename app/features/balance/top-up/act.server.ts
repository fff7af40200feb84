import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { readForm, typedIn } from '../../../http/form.server'
import { leaveAnswer } from '../../../http/form-answer.server'
import { readVisitor } from '../../../http/visitor.server'
import { shownAt, type TopUpPanel } from './address'
import { fill } from './fill.server'
import type { ReturnedTopUp } from './form'
import { redeem } from './redeem.server'

/** A form of the dialog, on its way to become a payment. */
export interface Attempt {
  args: ActionFunctionArgs
  panel: TopUpPanel
  typed: Record<string, string>
}

/** Takes the forms of the dialog: leads to the bank or to the page of results, or comes back with what was typed. */
export async function actOnTopUp(args: ActionFunctionArgs): Promise<Response | ReturnType<typeof comeBack>> {
  const url = new URL(args.request.url)
  const form = await readForm(args.request)
  // The same page asks a guest to log in.
  if (!readVisitor(args).signedIn) return redirect(url.pathname + url.search, 303)
  const panel = shownAt(url.searchParams)
  if (panel === 'list' || panel === 'nothing') throw new Response(null, { status: 400 })
  const typed = typedIn(form)
  const attempt = { args, panel, typed }
  const done = await (panel === 'promo_code' ? redeem(attempt) : fill(attempt))
  return done instanceof Response ? done : comeBack(attempt, done)
}

/** The page with the form, where it can be tried again. */
export function againAt({ request }: ActionFunctionArgs): string {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}

function comeBack({ args, typed }: Attempt, mistakes: ReturnedTopUp['mistakes']) {
  leaveAnswer(args.context, { intent: 'topup', values: typed, mistakes } satisfies ReturnedTopUp)
  return data(null, { status: 422 })
}
