import type { LoaderFunctionArgs } from '@remix-run/node'
import { mortgagePriceEvents } from '~/features/analytics'
import { findFormResult } from '~/forms/form-result.server'
import { getVisitor } from '~/session/visitor.server'
import type { User } from '~/upstream/accounts.server'
import { formatPhone } from '~contract/values/phone'
import type { LoanCalculation } from './calculation'
import { type CalculatorData, loadCalculator, loadStatementPrices } from './loader.server'
import { type Draft, readDraft, serializeDraft } from './request/draft.server'
import { listRequestFields } from './request/fields'
import type { LoanFormResult } from './request/form'
import { canRequestLoan } from './request/loan-form-fields'
import { type LoanStep, parseScenario } from './scenario'
import { isOpenedWithoutStatement, loanCloseHref, toLoanPageUrl } from './urls'

/** Also returns the cookie that withdraws the accepted terms once the loan is edited. */
export async function loadLoanFlow({ request, context }: LoaderFunctionArgs, statementId?: number) {
  const visitor = getVisitor({ request, context })
  const url = new URL(request.url)
  const anyFormResult = findFormResult<LoanFormResult>(context)
  const formResult = anyFormResult?.intent === 'loan' ? anyFormResult : undefined
  const searchParams = formResult ? new URLSearchParams(formResult.scenarioParams) : url.searchParams
  const isInListing = statementId !== undefined && !isOpenedWithoutStatement(url.searchParams)
  const statementPrices = isInListing ? await loadStatementPrices(visitor, statementId) : undefined
  const [calculator, user] = await Promise.all([
    loadCalculator(visitor, searchParams, statementPrices),
    visitor.optional('user', visitor.user()),
  ])
  const draft = formResult?.draft ?? readDraft(request, context)
  const requestedStep = formResult ? formResult.step : parseScenario(searchParams).step
  const step = getVisibleStep(requestedStep, calculator, draft, formResult)
  const screens = {
    calculator,
    step,
    place: toLoanPageUrl(url),
    closeHref: loanCloseHref(url),
    isInListing,
    formKey: draft.key,
    request:
      calculator && step ? toRequestFormData(calculator.calculation, draft, user, formResult) : undefined,
    sent: step === 'result' ? draft.sent : undefined,
    failure: formResult?.failure,
    analyticsEvents: context.dataLayer && calculator && mortgagePriceEvents(calculator.calculation),
  }
  const mustResetAcceptedTerms = step === undefined && draft.accepted
  return {
    screens,
    cookie: mustResetAcceptedTerms ? serializeDraft({ ...draft, accepted: false }, context) : undefined,
  }
}

export type LoanFlowData = Awaited<ReturnType<typeof loadLoanFlow>>['screens']
export type LoanRequestFormData = ReturnType<typeof toRequestFormData>

function getVisibleStep(
  requestedStep: LoanStep | undefined,
  calculator: CalculatorData | undefined,
  draft: Draft,
  formResult: LoanFormResult | undefined,
): LoanStep | undefined {
  if (requestedStep === 'result') return formResult?.failure || draft.sent ? 'result' : undefined
  if (!requestedStep || !calculator) return undefined
  const { calculation } = calculator
  return canRequestLoan(calculation) && !calculation.bank.isPartner ? requestedStep : undefined
}

function toRequestFormData(
  { bank }: LoanCalculation,
  draft: Draft,
  user: User | undefined,
  formResult: LoanFormResult | undefined,
) {
  const known: Record<string, string | undefined> = {
    first_name: user?.firstName,
    last_name: user?.lastName,
    phone_number: user?.phone,
    email: user?.email,
    personal_number: user?.personalNumber,
  }
  const getValue = (name: string) => draft.values[name] ?? known[name] ?? ''
  const phone = formatPhone(getValue('phone_number'))
  const { code, confirmed } = draft
  const isSamePhone = (other: string | undefined) => other !== undefined && formatPhone(other) === phone
  return {
    fields: listRequestFields(bank).map((field) => ({ ...field, value: getValue(field.name) })),
    phone,
    isConfirmed: isSamePhone(confirmed?.phone) || isSamePhone(user?.phone),
    /** A code was sent; the next can be requested after these seconds. */
    code: code && isSamePhone(code.phone) ? { waitSeconds: secondsUntil(code.againAt) } : undefined,
    accepted: draft.accepted,
    fieldErrors: formResult?.fieldErrors ?? [],
    codeFailed: formResult?.hasCodeFailed ?? false,
  }
}

function secondsUntil(moment: number): number {
  return Math.max(0, Math.ceil((moment - Date.now()) / 1_000))
}
