import { randomUUID } from 'node:crypto'
import { redirect } from '@remix-run/node'
import { leadEvent } from '~/features/analytics'
import { validateAnswer } from '~/features/dynamic-forms'
import { createIdempotencyKey } from '~/forms/idempotency-key.server'
import { createLoanRequest, createPartnerLead, type LoanTerms } from '~/upstream/loan-requests.server'
import type { Refusal } from '~/upstream/refusals'
import type { LoanCalculation } from '../calculation'
import { scenarioHref, toCompleteScenario, toLoanPageUrl } from '../urls'
import { listRequestFields } from './fields'
import type { LoanFieldError } from './form'
import { canRequestLoan } from './loan-form-fields'
import { PARTNER_CAMPAIGNS, toPartnerUrl } from './partner-url'
import {
  getText,
  isPhoneConfirmed,
  type LoanSubmission,
  parsePhone,
  redirectToStep,
  respondWithErrors,
  toFailureStatus,
} from './submission.server'

export async function sendRequest(submission: LoanSubmission) {
  const { args, calculation, visitor, draft } = submission
  if (!calculation || !canRequestLoan(calculation)) return respondWithUnavailableLoan(submission)
  const fieldErrors = await listFieldErrors(submission, calculation)
  const phone = parsePhone(submission)
  if (fieldErrors.length > 0 || phone.error) return respondWithErrors(submission, 422, { fieldErrors })

  const fields = listRequestFields(calculation.bank)
  const getValue = (name: string) => draft.values[name]?.trim() ?? ''
  const applicant = {
    firstName: getValue('first_name'),
    lastName: getValue('last_name'),
    phone: phone.digits,
    email: getValue('email'),
    personalNumber: getValue('personal_number'),
    answers: Object.fromEntries(
      fields.filter(({ title }) => title).map(({ name }) => [name, getValue(name)]),
    ),
  }
  const confirmation = draft.confirmed?.phone === phone.digits ? draft.confirmed.proof : undefined
  const terms = toLoanTerms(submission, calculation)
  const key = createIdempotencyKey([draft.key, terms, applicant])
  try {
    const answer = await visitor.call(createLoanRequest({ ...terms, key }, { ...applicant, confirmation }))
    if (!answer.ok)
      return respondToRefusal(submission, answer, [...fields.map(({ name }) => name), 'phone_number'])
    args.context.dataLayer?.queueEvent(toLeadEvent(terms))
    const sent = { bank: calculation.bank.name, page: toPartnerUrl(answer.page, getAllowedSites(submission)) }
    return redirectToStep(submission, { values: {}, accepted: false, key: randomUUID(), sent }, 'result')
  } catch (error) {
    return respondWithErrors(submission, toFailureStatus(error), { step: 'result', failure: 'failed' })
  }
}

export async function redirectToPartner(submission: LoanSubmission) {
  const { args, calculation, visitor, draft, form } = submission
  if (!calculation || !canRequestLoan(calculation)) return respondWithUnavailableLoan(submission)
  const campaign = PARTNER_CAMPAIGNS.find((name) => name === getText(form, 'campaign')) ?? 'calculator_button'
  const terms = toLoanTerms(submission, calculation)
  const returnPath = scenarioHref(toLoanPageUrl(new URL(args.request.url)), toCompleteScenario(calculation))
  const key = createIdempotencyKey([draft.key, terms])
  try {
    const answer = await visitor.call(createPartnerLead({ ...terms, key }, args.context.origin + returnPath))
    if (!answer.ok) return respondToRefusal(submission, answer, [])
    const page = toPartnerUrl(answer.page, getAllowedSites(submission), campaign)
    if (page) {
      args.context.dataLayer?.queueEvent(toLeadEvent(terms))
      return redirect(page, 303)
    }
    const { log, requestId } = args.context
    log.warn({ requestId, bank: calculation.bank.id }, 'a partner has a page that nobody may be sent to')
    return respondWithErrors(submission, 502, { step: 'result', failure: 'failed' })
  } catch (error) {
    return respondWithErrors(submission, toFailureStatus(error), { step: 'result', failure: 'failed' })
  }
}

async function listFieldErrors(
  submission: LoanSubmission,
  { bank }: LoanCalculation,
): Promise<LoanFieldError[]> {
  const { draft } = submission
  const fieldErrors = listRequestFields(bank).flatMap((field): LoanFieldError[] => {
    const error = validateAnswer(field, draft.values[field.name]?.trim() ?? '')
    return error ? [{ field: field.name, ...error }] : []
  })
  const phone = parsePhone(submission)
  const phoneError: LoanFieldError['error'] | undefined =
    phone.error ?? ((await isPhoneConfirmed(submission, phone.digits)) ? undefined : 'phone_unconfirmed')
  return [
    ...fieldErrors,
    ...(phoneError ? [{ field: 'phone_number', error: phoneError }] : []),
    ...(draft.accepted ? [] : [{ field: 'terms', error: 'terms_missing' as const }]),
  ]
}

/** Field errors are shown in the form, other refusals as a message. */
function respondToRefusal(
  submission: LoanSubmission,
  { fieldErrors, waitSeconds }: Refusal,
  known: readonly string[],
) {
  if (waitSeconds)
    return respondWithErrors(submission, 429, {
      step: 'result',
      failure: 'too_often',
      retryAfter: waitSeconds,
    })
  const ownErrors = fieldErrors.filter(({ field }) => known.includes(field))
  if (ownErrors.length === 0)
    return respondWithErrors(submission, 422, { step: 'result', failure: 'refused' })
  return respondWithErrors(submission, 422, {
    fieldErrors: ownErrors.map(({ field }) => ({ field, error: 'rejected' })),
  })
}

/** The banks are unavailable, or the calculator explains what cannot be lent. */
function respondWithUnavailableLoan(submission: LoanSubmission) {
  if (submission.calculation) return redirectToStep(submission, submission.draft)
  return respondWithErrors(submission, 503, { step: 'result', failure: 'failed' })
}

function toLoanTerms({ statementId }: LoanSubmission, calculation: LoanCalculation): Omit<LoanTerms, 'key'> {
  const { bank, currency, price = 0, months, offer, onlyFromDeveloper, result } = calculation
  return {
    bankId: bank.id,
    currencyId: currency.id,
    price,
    months,
    onlyFromDeveloper,
    statementId,
    ratePercent: offer.ratePercent,
    downPayment: (result?.downPayment ?? 0) / 100,
  }
}

/** Only numbers, no personal data. */
function toLeadEvent({ bankId, currencyId, price, statementId }: Omit<LoanTerms, 'key'>) {
  const facts = { bank_id: bankId, currency_id: currencyId, value: price }
  return leadEvent('mortgage', statementId === undefined ? facts : { ...facts, item_id: String(statementId) })
}

function getAllowedSites({ args: { context } }: LoanSubmission) {
  return { own: context.origin, partners: context.site.partnerOrigins }
}
