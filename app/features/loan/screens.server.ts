import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerLeft } from '../../http/form-answer.server'
import { readVisitor } from '../../http/visitor.server'
import type { User } from '../../upstream/accounts.server'
import { mortgagePrice } from '../analytics'
import type { Calculation } from './calculation'
import { type CalculatorData, listingPrices, loadCalculator } from './load.server'
import { closeAddress, isOutsideOfListing, placeOf } from './place'
import type { LoanAnswer } from './request/answer'
import { type Draft, keepDraft, readDraft } from './request/draft.server'
import { fieldsOf } from './request/fields'
import { inThrees } from './request/phone'
import { isSendable } from './request/terms-form'
import { type LoanStep, readScenario } from './scenario'

/**
 * Everything that the mortgage of an address shows, as a dialog or as a page, with the line that takes the agreement to
 * the terms back once the loan is being changed.
 *
 * @param statementId the listing whose page this is
 */
export async function loadLoanScreens({ request, context }: LoaderFunctionArgs, statementId?: number) {
  const visitor = readVisitor({ request, context })
  const url = new URL(request.url)
  const left = answerLeft<LoanAnswer>(context)
  const answer = left?.intent === 'loan' ? left : undefined
  const query = answer ? new URLSearchParams(answer.query) : url.searchParams
  const isInListing = statementId !== undefined && !isOutsideOfListing(url.searchParams)
  const listing = isInListing ? await listingPrices(visitor, statementId) : undefined
  const [calculator, user] = await Promise.all([
    loadCalculator(visitor, query, listing),
    visitor.optional('user', visitor.user()),
  ])
  const draft = answer?.draft ?? readDraft(request, context)
  const wanted = answer ? answer.step : readScenario(query).step
  const step = stepOf(wanted, calculator, draft, answer)
  const screens = {
    calculator,
    step,
    place: placeOf(url),
    closeHref: closeAddress(url),
    isInListing,
    formKey: draft.key,
    request: calculator && step ? requestOf(calculator.calculation, draft, user, answer) : undefined,
    sent: step === 'result' ? draft.sent : undefined,
    failure: answer?.failure,
    told: context.dataLayer && calculator && mortgagePrice(calculator.calculation),
  }
  const isAgreementOver = step === undefined && draft.accepted
  return {
    screens,
    cookie: isAgreementOver ? keepDraft({ ...draft, accepted: false }, context) : undefined,
  }
}

export type LoanScreensData = Awaited<ReturnType<typeof loadLoanScreens>>['screens']
export type RequestData = ReturnType<typeof requestOf>

/** The screen that can be shown: without a loan to ask for, the calculator. */
function stepOf(
  wanted: LoanStep | undefined,
  calculator: CalculatorData | undefined,
  draft: Draft,
  answer: LoanAnswer | undefined,
): LoanStep | undefined {
  if (wanted === 'result') return answer?.failure || draft.sent ? 'result' : undefined
  if (!wanted || !calculator) return undefined
  const { calculation } = calculator
  return isSendable(calculation) && !calculation.bank.isPartner ? wanted : undefined
}

function requestOf(
  { bank }: Calculation,
  draft: Draft,
  user: User | undefined,
  answer: LoanAnswer | undefined,
) {
  const known: Record<string, string | undefined> = {
    first_name: user?.firstName,
    last_name: user?.lastName,
    phone_number: user?.phone,
    email: user?.email,
    personal_number: user?.personalNumber,
  }
  const answerTo = (name: string) => draft.values[name] ?? known[name] ?? ''
  const phone = inThrees(answerTo('phone_number'))
  const { code, confirmed } = draft
  const isSame = (other: string | undefined) => other !== undefined && inThrees(other) === phone
  return {
    fields: fieldsOf(bank).map((field) => ({ ...field, value: answerTo(field.name) })),
    phone,
    isConfirmed: isSame(confirmed?.phone) || isSame(user?.phone),
    /** A code is on its way to the number; another may be asked for in so many seconds. */
    code: code && isSame(code.phone) ? { waitSeconds: secondsUntil(code.againAt) } : undefined,
    accepted: draft.accepted,
    faults: answer?.faults ?? [],
    codeFailed: answer?.codeFailed ?? false,
  }
}

function secondsUntil(moment: number): number {
  return Math.max(0, Math.ceil((moment - Date.now()) / 1_000))
}
