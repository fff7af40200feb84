import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { leaveAnswer } from '../../../http/form-answer.server'
import { georgianMobile } from '../../../http/form-fields.server'
import { readVisitor, type Visitor } from '../../../http/visitor.server'
import { isUpstreamError } from '../../../upstream/errors'
import { mortgage } from '../../../upstream/loans.server'
import { type Calculation, calculate } from '../calculation'
import { placeOf, scenarioAddress, scenarioOf } from '../place'
import { type LoanStep, readScenario, scenarioQuery } from '../scenario'
import type { LoanAnswer } from './answer'
import { type Draft, keepDraft, readDraft } from './draft.server'
import { inThrees } from './phone'
import { scenarioQueryOf, withStep } from './terms-form'

/** One POST of the mortgage's forms: what was typed, for which loan. */
export interface Attempt {
  args: ActionFunctionArgs
  visitor: Visitor
  form: FormData
  /** The listing that the calculator was opened in. */
  statementId: number | undefined
  /** Undefined when the banks cannot be asked. */
  calculation: Calculation | undefined
  draft: Draft
}

/** Not for the draft: they say what to do with the others, or which loan it is about. */
const OURS = new Set([
  'intent',
  'form_key',
  'terms',
  'code',
  'campaign',
  'bank_id',
  'currency_id',
  'property_price',
  'participation_amount',
  'month',
  'only_from_developer',
])

/** Reads what was sent into the draft of this visitor. */
export async function beginAttempt(
  args: ActionFunctionArgs,
  form: FormData,
  statementId: number | undefined,
): Promise<Attempt> {
  const visitor = readVisitor(args)
  const banks = await visitor.optional('mortgage', visitor.reference(mortgage))
  const calculation = banks && calculate(readScenario(scenarioQueryOf(form)), banks)
  const kept = readDraft(args.request, args.context)
  const typed = [...form].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && !OURS.has(field[0]),
  )
  const draft: Draft = {
    ...kept,
    key: textOf(form, 'form_key').slice(0, 100) || kept.key,
    values: { ...kept.values, ...Object.fromEntries(typed) },
    ...(form.has('first_name') && { accepted: form.has('terms') }),
  }
  return { args, visitor, form, statementId, calculation, draft }
}

/** On to another screen, with everything kept. */
export function goTo({ args, calculation }: Attempt, draft: Draft, step?: LoanStep, hash = ''): Response {
  const { request, context } = args
  const place = placeOf(new URL(request.url))
  const scenario = calculation ? scenarioOf(calculation) : { onlyFromDeveloper: true }
  return redirect(scenarioAddress(place, withStep(scenario, step)) + hash, {
    status: 303,
    headers: { 'Set-Cookie': keepDraft(draft, context) },
  })
}

/** The page again, with what was typed and what is wrong with it. */
export function comeBack(
  { args: { context }, calculation, draft, form }: Attempt,
  status: number,
  answer: Partial<LoanAnswer> & { retryAfter?: number | undefined },
) {
  const { retryAfter, ...found } = answer
  const query = calculation ? scenarioQuery(scenarioOf(calculation)) : scenarioQueryOf(form)
  leaveAnswer(context, {
    intent: 'loan',
    draft,
    query: String(query),
    step: 'form',
    faults: [],
    ...found,
  } satisfies LoanAnswer)
  return data(null, {
    status,
    headers: {
      'Set-Cookie': keepDraft(found.draft ?? draft, context),
      ...(retryAfter && { 'Retry-After': String(retryAfter) }),
    },
  })
}

/** The status to answer with where a call has failed; other errors are ours and go on. */
export function statusOfFailure(error: unknown): number {
  if (!isUpstreamError(error)) throw error
  return error.status < 500 ? 502 : error.status
}

/** The number as nine digits, or the word for what is wrong with it. */
export function phoneOf({ draft }: Pick<Attempt, 'draft'>) {
  const read = phone.safeParse(draft.values.phone_number ?? '')
  return read.success
    ? { digits: read.data }
    : { fault: (read.error.issues[0]?.message ?? 'phone_wrong') as 'phone_missing' | 'phone_wrong' }
}

/** A number counts as confirmed by its code, or because it is on file for whoever is signed in. */
export async function isConfirmed({ draft, visitor }: Attempt, digits: string): Promise<boolean> {
  if (draft.confirmed?.phone === digits) return true
  const user = await visitor.optional('user', visitor.user())
  return inThrees(user?.phone ?? '') === inThrees(digits)
}

/** A text that was sent; of several the last, which is a pressed button's. */
export function textOf(form: FormData, name: string): string {
  const value = form.getAll(name).at(-1)
  return typeof value === 'string' ? value : ''
}

const phone = georgianMobile({ missing: 'phone_missing', wrong: 'phone_wrong' })
