import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { georgianMobile } from '~/forms/field-schemas.server'
import { setFormResult } from '~/forms/form-result.server'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import { mortgage } from '~/upstream/loans.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { formatPhone } from '~contract/values/phone'
import { calculateLoan, type LoanCalculation } from '../calculation'
import { type LoanStep, parseScenario, toScenarioParams } from '../scenario'
import { scenarioHref, toCompleteScenario, toLoanPageUrl } from '../urls'
import { type Draft, readDraft, serializeDraft } from './draft.server'
import type { LoanFormResult } from './form'
import { formDataToScenarioParams, withStep } from './loan-form-fields'

export interface LoanSubmission {
  args: ActionFunctionArgs
  visitor: Visitor
  form: FormData
  statementId: number | undefined
  /** Undefined when the banks are unavailable. */
  calculation: LoanCalculation | undefined
  draft: Draft
}

/** Not saved in the draft: control fields and the loan itself. */
const CONTROL_FIELDS = new Set([
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

/** Merges the submitted form into the visitor's draft. */
export async function parseLoanSubmission(
  args: ActionFunctionArgs,
  form: FormData,
  statementId: number | undefined,
): Promise<LoanSubmission> {
  const visitor = getVisitor(args)
  const banks = await visitor.optional('mortgage', visitor.cachedCall(mortgage))
  const calculation = banks && calculateLoan(parseScenario(formDataToScenarioParams(form)), banks)
  const savedDraft = readDraft(args.request, args.context)
  const typed = [...form].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && !CONTROL_FIELDS.has(field[0]),
  )
  const draft: Draft = {
    ...savedDraft,
    key: getText(form, 'form_key').slice(0, 100) || savedDraft.key,
    values: { ...savedDraft.values, ...Object.fromEntries(typed) },
    ...(form.has('first_name') && { accepted: form.has('terms') }),
  }
  return { args, visitor, form, statementId, calculation, draft }
}

export function redirectToStep(
  { args, calculation }: LoanSubmission,
  draft: Draft,
  step?: LoanStep,
  hash = '',
): Response {
  const { request, context } = args
  const page = toLoanPageUrl(new URL(request.url))
  const scenario = calculation ? toCompleteScenario(calculation) : { onlyFromDeveloper: true }
  return redirect(scenarioHref(page, withStep(scenario, step)) + hash, {
    status: 303,
    headers: { 'Set-Cookie': serializeDraft(draft, context) },
  })
}

/** Shows the page again with the submitted values and their errors. */
export function respondWithErrors(
  { args: { context }, calculation, draft, form }: LoanSubmission,
  status: number,
  result: Partial<LoanFormResult> & { retryAfter?: number | undefined },
) {
  const { retryAfter, ...formResult } = result
  const scenarioParams = calculation
    ? toScenarioParams(toCompleteScenario(calculation))
    : formDataToScenarioParams(form)
  setFormResult(context, {
    intent: 'loan',
    draft,
    scenarioParams: String(scenarioParams),
    step: 'form',
    fieldErrors: [],
    ...formResult,
  } satisfies LoanFormResult)
  return data(null, {
    status,
    headers: {
      'Set-Cookie': serializeDraft(formResult.draft ?? draft, context),
      ...(retryAfter && { 'Retry-After': String(retryAfter) }),
    },
  })
}

/** Maps an upstream failure to a status; other errors are rethrown. */
export function toFailureStatus(error: unknown): number {
  if (!isUpstreamError(error)) throw error
  return error.status < 500 ? 502 : error.status
}

/** Nine digits, or an error key. */
export function parsePhone({ draft }: Pick<LoanSubmission, 'draft'>) {
  const read = phoneSchema.safeParse(draft.values.phone_number ?? '')
  return read.success
    ? { digits: read.data }
    : { error: (read.error.issues[0]?.message ?? 'phone_invalid') as 'phone_missing' | 'phone_invalid' }
}

/** Confirmed by its code, or because it is on file for the signed-in user. */
export async function isPhoneConfirmed({ draft, visitor }: LoanSubmission, digits: string): Promise<boolean> {
  if (draft.confirmed?.phone === digits) return true
  const user = await visitor.optional('user', visitor.user())
  return formatPhone(user?.phone ?? '') === formatPhone(digits)
}

export function getText(form: FormData, name: string): string {
  const value = form.getAll(name).at(-1)
  return typeof value === 'string' ? value : ''
}

const phoneSchema = georgianMobile({ missing: 'phone_missing', invalid: 'phone_invalid' })
