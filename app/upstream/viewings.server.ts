import type { z } from 'zod'
import { viewingEndpoints } from '~contract/endpoints/viewings'
import type * as wire from '~contract/schemas/viewings'
import { VIEWING_KEY_HEADER } from '~contract/viewings'
import { defineAction, defineCall } from './endpoint-call.server'
import type { ActionResult, Refusal } from './refusals'
import type { Call } from './upstream-client.server'

/** Id of a viewing, with the key of the guest who booked it. */
export interface ViewingReference {
  id: string
  key?: string | undefined
}

const toHeaders = ({ key }: ViewingReference) => (key ? { headers: { [VIEWING_KEY_HEADER]: key } } : {})

function toTime({ id, starts_at, ends_at }: z.output<typeof wire.ViewingTime>) {
  return { id, startsAt: starts_at, endsAt: ends_at }
}

export type ViewingTime = ReturnType<typeof toTime>

function toViewing(row: z.output<typeof wire.Viewing>) {
  return {
    id: row.id,
    statement: { id: row.statement_id, title: row.statement_title },
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    /** Side of the visitor. */
    party: row.party,
    state: row.state,
    movedBy: row.moved_by ?? undefined,
    reason: row.reason,
    /** Name and contact of the seeker. */
    name: row.name,
    email: row.email,
    phone: row.phone_number,
    sequence: row.sequence,
    changedAt: row.changed_at,
    /** The visitor's answer to the question whether the viewing took place. */
    ownAnswer: row.own_answer ?? undefined,
  }
}

export type Viewing = ReturnType<typeof toViewing>

const callFreeTimes = defineCall(viewingEndpoints.freeTimes, (rows) => rows.map(toTime))
const callBook = defineAction(viewingEndpoints.book, ({ id, key }) => ({ booked: { id, key } }))
const callOffer = defineAction(viewingEndpoints.offer, ({ added, skipped }) => ({ added, skipped }))
const callRemoveTime = defineAction(viewingEndpoints.removeTime)
const callViewing = defineCall(viewingEndpoints.one, toViewing)
const callMove = defineAction(viewingEndpoints.move)
const callCancel = defineAction(viewingEndpoints.cancel)
const callAnswer = defineAction(viewingEndpoints.answer)

/** Requests the free times of an active statement; 404 for another one. */
export function freeViewingTimes(statementId: number): Call<ViewingTime[]> {
  return callFreeTimes({ params: { id: statementId } })
}

export interface Booking {
  timeId: number
  name: string
  email: string
  phone: string
  key: string
}

/** Books a free time; a guest gets a key. Safe to repeat with the same idempotency key. */
export function bookViewing(
  statementId: number,
  { timeId, name, email, phone, key }: Booking,
): Call<{ ok: true; booked: ViewingReference } | Refusal> {
  const body = { time_id: String(timeId), name, email, phone_number: phone, idempotency_key: key }
  return callBook({ params: { id: statementId }, body })
}

export const offeredViewingTimes = defineCall(viewingEndpoints.offeredTimes, (rows) =>
  rows.map(({ statement_id, statement_title, is_free, ...time }) => ({
    ...toTime(time),
    statement: { id: statement_id, title: statement_title },
    isFree: is_free,
  })),
)({})

export interface OfferedHours {
  date: string
  from: string
  to: string
  minutes: string
  weeks: string
  inPerson: boolean
}

/** Offers the times of some hours; those that overlap an earlier one are left out. */
export function offerViewingTimes(
  statementId: number,
  { inPerson, ...hours }: OfferedHours,
): Call<{ ok: true; added: number; skipped: number } | Refusal> {
  return callOffer({
    params: { id: statementId },
    body: { ...hours, in_person: inPerson ? 'on' : undefined },
  })
}

export function removeViewingTime(id: number): Call<ActionResult> {
  return callRemoveTime({ params: { id } })
}

/** Requests the user's viewings, as owner and as seeker. */
export const ownViewings = defineCall(viewingEndpoints.list, (rows) => rows.map(toViewing))({})

export function viewingById(viewing: ViewingReference): Call<Viewing> {
  return { ...callViewing({ params: { id: viewing.id } }), ...toHeaders(viewing) }
}

export function moveViewing(viewing: ViewingReference, timeId: number): Call<ActionResult> {
  const body = { time_id: String(timeId) }
  return { ...callMove({ params: { id: viewing.id }, body }), ...toHeaders(viewing) }
}

export function cancelViewing(viewing: ViewingReference, reason: string): Call<ActionResult> {
  return { ...callCancel({ params: { id: viewing.id }, body: { reason } }), ...toHeaders(viewing) }
}

export function answerViewing(viewing: ViewingReference, tookPlace: 'yes' | 'no'): Call<ActionResult> {
  const body = { took_place: tookPlace }
  return { ...callAnswer({ params: { id: viewing.id }, body }), ...toHeaders(viewing) }
}
