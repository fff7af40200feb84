import { randomUUID } from 'node:crypto'
import { redirect } from '@remix-run/node'
import { oneTimeKey } from '../../../http/one-time-key.server'
import { type LoanTerms, requestLoan, requestPartner } from '../../../upstream/loan-requests.server'
import type { Refusal } from '../../../upstream/refusals'
import { lead } from '../../analytics'
import { faultOf } from '../../forms'
import type { Calculation } from '../calculation'
import { placeOf, scenarioAddress, scenarioOf } from '../place'
import type { RequestFault } from './answer'
import { type Attempt, comeBack, goTo, isConfirmed, phoneOf, statusOfFailure, textOf } from './attempt.server'
import { fieldsOf } from './fields'
import { campaigns, partnerPage } from './partner-page'
import { isSendable } from './terms-form'

/** Sends the request to the bank, once everything in it is right. */
export async function sendRequest(attempt: Attempt) {
  const { args, calculation, visitor, draft } = attempt
  if (!calculation || !isSendable(calculation)) return notToBeSent(attempt)
  const faults = await faultsOf(attempt, calculation)
  const phone = phoneOf(attempt)
  if (faults.length > 0 || phone.fault) return comeBack(attempt, 422, { faults })

  const fields = fieldsOf(calculation.bank)
  const answerTo = (name: string) => draft.values[name]?.trim() ?? ''
  const applicant = {
    firstName: answerTo('first_name'),
    lastName: answerTo('last_name'),
    phone: phone.digits,
    email: answerTo('email'),
    personalNumber: answerTo('personal_number'),
    answers: Object.fromEntries(
      fields.filter(({ title }) => title).map(({ name }) => [name, answerTo(name)]),
    ),
  }
  const confirmation = draft.confirmed?.phone === phone.digits ? draft.confirmed.proof : undefined
  const terms = termsOf(attempt, calculation)
  const key = oneTimeKey([draft.key, terms, applicant])
  try {
    const answer = await visitor.call(requestLoan({ ...terms, key }, { ...applicant, confirmation }))
    if (!answer.ok) return refused(attempt, answer, [...fields.map(({ name }) => name), 'phone_number'])
    args.context.dataLayer?.tell(leadOf(terms))
    const sent = { bank: calculation.bank.name, page: partnerPage(answer.page, sitesOf(attempt)) }
    return goTo(attempt, { values: {}, accepted: false, key: randomUUID(), sent }, 'result')
  } catch (error) {
    return comeBack(attempt, statusOfFailure(error), { step: 'result', failure: 'failed' })
  }
}

/** Leads on to a partner's own page, which is told what was reckoned with. */
export async function goToPartner(attempt: Attempt) {
  const { args, calculation, visitor, draft, form } = attempt
  if (!calculation || !isSendable(calculation)) return notToBeSent(attempt)
  const campaign = campaigns.find((name) => name === textOf(form, 'campaign')) ?? 'calculator_button'
  const terms = termsOf(attempt, calculation)
  const back = scenarioAddress(placeOf(new URL(args.request.url)), scenarioOf(calculation))
  const key = oneTimeKey([draft.key, terms])
  try {
    const answer = await visitor.call(requestPartner({ ...terms, key }, args.context.origin + back))
    if (!answer.ok) return refused(attempt, answer, [])
    const page = partnerPage(answer.page, sitesOf(attempt), campaign)
    if (page) {
      args.context.dataLayer?.tell(leadOf(terms))
      return redirect(page, 303)
    }
    const { log, requestId } = args.context
    log.warn({ requestId, bank: calculation.bank.id }, 'a partner has a page that nobody may be sent to')
    return comeBack(attempt, 502, { step: 'result', failure: 'failed' })
  } catch (error) {
    return comeBack(attempt, statusOfFailure(error), { step: 'result', failure: 'failed' })
  }
}

async function faultsOf(attempt: Attempt, { bank }: Calculation): Promise<RequestFault[]> {
  const { draft } = attempt
  const faults = fieldsOf(bank).flatMap((field): RequestFault[] => {
    const wrong = faultOf(field, draft.values[field.name]?.trim() ?? '')
    return wrong ? [{ field: field.name, ...wrong }] : []
  })
  const phone = phoneOf(attempt)
  const ofPhone: RequestFault['fault'] | undefined =
    phone.fault ?? ((await isConfirmed(attempt, phone.digits)) ? undefined : 'phone_unconfirmed')
  return [
    ...faults,
    ...(ofPhone ? [{ field: 'phone_number', fault: ofPhone }] : []),
    ...(draft.accepted ? [] : [{ field: 'terms', fault: 'terms_missing' as const }]),
  ]
}

/** What the bank said no to: fields of the form are mended there, anything else is told as it is. */
function refused(attempt: Attempt, { faults, waitSeconds }: Refusal, known: readonly string[]) {
  if (waitSeconds)
    return comeBack(attempt, 429, { step: 'result', failure: 'too_often', retryAfter: waitSeconds })
  const ours = faults.filter(({ field }) => known.includes(field))
  if (ours.length === 0) return comeBack(attempt, 422, { step: 'result', failure: 'refused' })
  return comeBack(attempt, 422, { faults: ours.map(({ field }) => ({ field, fault: 'rejected' })) })
}

/** The banks cannot be asked; or the calculator tells what of the loan cannot be lent. */
function notToBeSent(attempt: Attempt) {
  if (attempt.calculation) return goTo(attempt, attempt.draft)
  return comeBack(attempt, 503, { step: 'result', failure: 'failed' })
}

function termsOf({ statementId }: Attempt, calculation: Calculation): Omit<LoanTerms, 'key'> {
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

/** What is told of a request: numbers alone. */
function leadOf({ bankId, currencyId, price, statementId }: Omit<LoanTerms, 'key'>) {
  const facts = { bank_id: bankId, currency_id: currencyId, value: price }
  return lead('mortgage', statementId === undefined ? facts : { ...facts, item_id: String(statementId) })
}

function sitesOf({ args: { context } }: Attempt) {
  return { own: context.origin, partners: context.site.partnerOrigins }
}
