import type { z } from 'zod'
import { CONVERSATION_KEY_HEADER } from '~contract/conversations'
import { stayEndpoints } from '~contract/endpoints/stays'
import type * as wire from '~contract/schemas/stays'
import type { StayAct } from '~contract/stays'
import type { ConversationAccess } from './conversations.server'
import { defineAction, defineCall } from './endpoint-call.server'
import type { ActionResult, Refusal } from './refusals'
import type { Call } from './upstream-client.server'

function toTerms(terms: z.output<typeof wire.StayTerms>) {
  return {
    guests: terms.guests,
    minNights: terms.min_nights,
    maxNights: terms.max_nights,
    checkIn: terms.check_in,
    checkOut: terms.check_out,
    weekendPrice: terms.weekend_price ?? undefined,
    cleaningFee: terms.cleaning_fee,
    horizonMonths: terms.horizon_months,
    pets: terms.pets,
    smoking: terms.smoking,
    parties: terms.parties,
  }
}

export type StayTerms = ReturnType<typeof toTerms>

function toStay(row: z.output<typeof wire.Stay>) {
  return {
    id: row.id,
    statementId: row.statement_id,
    title: row.statement_title,
    state: row.state,
    from: row.from,
    to: row.to,
    guests: row.guests,
    currencyId: row.currency_id,
    sum: {
      nights: row.nights,
      nightPrice: row.night_price,
      weekendNights: row.weekend_nights,
      weekendPrice: row.weekend_price,
      cleaningFee: row.cleaning_fee,
      total: row.total,
    },
    /** Side of the visitor. */
    party: row.party,
    /** Name of the seeker. */
    name: row.name,
    conversation: row.conversation,
    changedAt: row.changed_at,
    expiresAt: row.expires_at,
    /** True until the day of arrival is over. */
    isComing: row.is_coming,
  }
}

export type Stay = ReturnType<typeof toStay>

function toOffer({ price, currency_id, terms, occupied }: z.output<typeof wire.StayOffer>) {
  return {
    price,
    currencyId: currency_id,
    terms: terms ? toTerms(terms) : undefined,
    occupied,
  }
}

export type StayOffer = ReturnType<typeof toOffer>

const callOffer = defineCall(stayEndpoints.offer, toOffer)
const callRequest = defineAction(stayEndpoints.request, ({ id, conversation, key }) => ({
  requested: { id, conversation, key },
}))
const callOwn = defineCall(
  stayEndpoints.own,
  ({ statement_title, price, currency_id, terms, blocked, stays }) => ({
    title: statement_title,
    price: price ?? undefined,
    currencyId: currency_id,
    terms: terms ? { ...toTerms(terms), isOpen: terms.is_open, isOutdated: terms.is_outdated } : undefined,
    blocked,
    stays: stays.map(toStay),
  }),
)
const callOfUser = defineCall(stayEndpoints.ofUser, (rows) => rows.map(toStay))
const callSaveTerms = defineAction(stayEndpoints.saveTerms)
const callBlock = defineAction(stayEndpoints.block)
const callUnblock = defineAction(stayEndpoints.unblock)
const callOfConversation = defineCall(stayEndpoints.ofConversation, (rows) => rows.map(toStay))
const callChange = defineAction(stayEndpoints.change)

const toHeaders = (key: string | undefined) => (key ? { headers: { [CONVERSATION_KEY_HEADER]: key } } : {})

/** Requests the terms and the occupied nights; 404 for a statement without a price of a night. */
export const stayOffer = (statementId: number) => callOffer({ params: { id: statementId } })

export interface StayRequest {
  from: string
  to: string
  guests: number
  /** Total that was shown. */
  total: number
  name: string
  email: string
  phone: string
  comment: string
  /** Idempotency key, a UUID. */
  key: string
}

/** Requests a stay; a guest gets the key of the conversation. Repeats with a key count once. */
export function requestStay(
  statementId: number,
  { guests, total, phone, key, ...request }: StayRequest,
): Call<{ ok: true; requested: { id: string; conversation: string; key?: string | undefined } } | Refusal> {
  const body = {
    ...request,
    guests: String(guests),
    total: String(total),
    phone_number: phone,
    idempotency_key: key,
  }
  return callRequest({ params: { id: statementId }, body })
}

/** Requests the terms, blocked nights and stays of the user's statement. */
export const ownStays = (statementId: number) => callOwn({ params: { id: statementId } })

/** Requests the user's stays on both sides: requests, then stays to come, then the others. */
export const staysOfUser = callOfUser({})

/** Saves the terms as they were typed. */
export function saveStayTerms(
  statementId: number,
  body: Parameters<typeof callSaveTerms>[0]['body'],
): Call<ActionResult> {
  return callSaveTerms({ params: { id: statementId }, body })
}

export function blockNights(statementId: number, body: { from: string; to: string }): Call<ActionResult> {
  return callBlock({ params: { id: statementId }, body })
}

export function unblockNights(id: number): Call<ActionResult> {
  return callUnblock({ params: { id } })
}

/** Requests the stays of a conversation, the latest first. */
export function staysOfConversation({ id, key }: ConversationAccess): Call<Stay[]> {
  return { ...callOfConversation({ params: { id } }), ...toHeaders(key) }
}

/** Changes a stay; a guest proves it by the key of its conversation. */
export function changeStay(id: string, act: StayAct, key?: string): Call<ActionResult> {
  return { ...callChange({ params: { id }, body: { act } }), ...toHeaders(key) }
}
