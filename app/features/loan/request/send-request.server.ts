import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { leadEvent } from '~/features/analytics'
import type { FormField } from '~/features/dynamic-forms'
import { finishDraft } from '~/forms/draft.server'
import { createIdempotencyKey } from '~/forms/idempotency-key.server'
import type { ReceivedForm } from '~/forms/received-form.server'
import { getVisitor } from '~/session/visitor.server'
import { createLoanRequest, createPartnerLead, type LoanTerms } from '~/upstream/loan-requests.server'
import { CURRENCY_IDS } from '~contract/currencies'
import type { ListingPrices, LoanCalculation } from '../calculation'
import { scenarioHref, toCompleteScenario, toLoanPageUrl, withStep } from '../urls'
import { isStandardField } from './fields'
import { type PartnerCampaign, toPartnerUrl } from './partner-url'

type LoanFigures = Omit<LoanTerms, 'key' | 'onlyFromDeveloper'>

interface WantedLoan {
  args: ActionFunctionArgs
  calculation: LoanCalculation
  statementId: number | undefined
  statementPrices: ListingPrices | undefined
}

export async function sendLoanRequest(
  loan: WantedLoan,
  fields: readonly FormField[],
  { values, idempotencyKey, draft, refuse }: ReceivedForm<{ phone_number: string; [field: string]: unknown }>,
) {
  const { args, calculation } = loan
  const getValue = (name: string) => String(values[name] ?? '')
  const ownFields = fields.filter(({ name }) => !isStandardField(name))
  const applicant = {
    firstName: getValue('first_name'),
    lastName: getValue('last_name'),
    phone: values.phone_number,
    email: getValue('email'),
    personalNumber: getValue('personal_number'),
    answers: Object.fromEntries(ownFields.map(({ name }) => [name, getValue(name)])),
    confirmation: draft.confirmed?.phone === values.phone_number ? draft.confirmed.proof : undefined,
  }
  const terms = { ...toLoanTerms(loan), onlyFromDeveloper: values.only_from_developer === '1' }
  const key = createIdempotencyKey([idempotencyKey, terms])
  const answer = await getVisitor(args).call(createLoanRequest({ ...terms, key }, applicant))
  if (!answer.ok) return refuse(answer)
  args.context.dataLayer?.queueEvent(toLeadEvent(terms))
  finishDraft(draft, { bank: calculation.bank.name, page: toPartnerUrl(answer.page, getAllowedSites(args)) })
  const page = toLoanPageUrl(new URL(args.request.url))
  return redirect(scenarioHref(page, withStep(toCompleteScenario(calculation), 'result')), 303)
}

export async function sendPartnerLead(
  loan: WantedLoan,
  campaign: PartnerCampaign,
  { idempotencyKey, refuse, reject }: ReceivedForm<object>,
) {
  const { args, calculation } = loan
  const { context, request } = args
  const terms = { ...toLoanTerms(loan), onlyFromDeveloper: true }
  const returnPath = scenarioHref(toLoanPageUrl(new URL(request.url)), toCompleteScenario(calculation))
  const key = createIdempotencyKey([idempotencyKey, terms])
  const lead = createPartnerLead({ ...terms, key }, context.origin + returnPath)
  const answer = await getVisitor(args).call(lead)
  if (!answer.ok) return refuse(answer)
  const page = toPartnerUrl(answer.page, getAllowedSites(args), campaign)
  if (!page) {
    const { log, requestId } = context
    log.warn(
      { requestId, bank: calculation.bank.id },
      'the page of a partner is not an allowed redirect target',
    )
    return reject({ '': { key: 'failed' } }, { status: 502 })
  }
  context.dataLayer?.queueEvent(toLeadEvent(terms))
  return redirect(page, 303)
}

function toLoanTerms({ statementId, calculation, statementPrices }: WantedLoan): LoanFigures {
  const { bank, currency, price, months, offer, result } = calculation
  return {
    bankId: bank.id,
    currencyId: currency.id,
    price,
    statementPrice: statementPrices?.[CURRENCY_IDS.gel],
    months,
    statementId,
    ratePercent: offer.ratePercent,
    downPayment: result && result.downPayment / 100,
  }
}

/** Returns an event with numbers only, without personal data. */
function toLeadEvent({ bankId, currencyId, price, statementId }: LoanFigures) {
  const facts = { bank_id: bankId, currency_id: currencyId, value: price ?? 0 }
  return leadEvent('mortgage', statementId === undefined ? facts : { ...facts, item_id: String(statementId) })
}

function getAllowedSites({ context }: ActionFunctionArgs) {
  return { own: context.origin, partners: context.site.partnerOrigins }
}
