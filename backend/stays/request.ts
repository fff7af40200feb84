import type pg from 'pg'
import { startConversation } from '~backend/conversations/start-conversation'
import { insertMessage, limitMessages } from '~backend/conversations/write-message'
import { formatStayDay, formatStayTotal } from '~backend/messages/templates/stays'
import { inVisitorTransaction } from '~backend/platform/auth/in-account-transaction'
import { lockUntilCommit } from '~backend/platform/db/advisory-locks'
import type { Db } from '~backend/platform/db/pool'
import { invalidField, notFound } from '~backend/platform/http/errors'
import type { Locale } from '~backend/platform/localized-text'
import { NOTIFICATION_TEXTS } from '~backend/platform/texts'
import type { BodyOf } from '~contract/endpoints/endpoint'
import type { stayEndpoints } from '~contract/endpoints/stays'
import { computeStaySum, findStayError, STAY_ANSWER_HOURS, type StayError } from '~contract/stays'
import { toGeorgianDate } from '~contract/values/georgian-time'
import { notifyParties } from './notify'
import { getStay, listOccupiedNights, lockStaysOf } from './store'
import { requireOffer } from './terms'

type RequestForm = BodyOf<typeof stayEndpoints.request>

export interface StaySeeker {
  userId: number | undefined
  /** Pseudonym of the seeker's network. */
  visitor: string
  locale: Locale
}

type RequestedStay = {
  id: string
  conversation: string
  /** Key by which a guest reads the conversation. */
  key: string | null
}

/** Field of the form that each error is about. */
const ERROR_FIELDS = {
  past: 'from',
  order: 'to',
  short: 'to',
  long: 'to',
  far: 'to',
  guests: 'guests',
  occupied: 'nights',
} as const satisfies Record<StayError, string>

/**
 * Requests a stay in a conversation with the owner, which is their lead, and notifies both sides. A repeat
 * with the same key returns the first request.
 * @throws ApiError 404 for a statement that takes no requests, 429 over the rate limit, 422 for an own
 * statement, nights or guests that do not fit, another total than the present one, or a second request
 */
export async function requestStay(
  pool: pg.Pool,
  seeker: StaySeeker,
  statementId: number | undefined,
  form: RequestForm,
): Promise<RequestedStay> {
  if (seeker.userId === undefined && !form.email) throw invalidField('email', 'is required')
  return inVisitorTransaction(pool, seeker.userId, async (transaction) => {
    const key = form.idempotency_key
    if (key !== null) await lockUntilCommit(transaction, `stay ${key}`)
    const repeated = await findRepeated(transaction, statementId, key)
    if (repeated) return repeated
    const offer = await requireOffer(transaction, statementId)
    if (offer.ownerId === seeker.userId) throw invalidField('stay', 'is in an own statement')
    await limitMessages(transaction, 'message', seeker)
    await lockStaysOf(transaction, offer.id)
    return addStay(transaction, { seeker, form, offer })
  })
}

async function findRepeated(
  transaction: Db,
  statementId: number | undefined,
  key: string | null,
): Promise<RequestedStay | undefined> {
  const { rows } = await transaction.query<RequestedStay>(
    `select v.id, v.conversation_id as conversation, c.guest_key as key
     from stays v join conversations c on c.id = v.conversation_id
     where v.idempotency_key = $1 and v.statement_id = $2`,
    [key, statementId ?? null],
  )
  return rows[0]
}

interface NewStay {
  seeker: StaySeeker
  form: RequestForm
  offer: Awaited<ReturnType<typeof requireOffer>>
}

async function addStay(transaction: Db, { seeker, form, offer }: NewStay): Promise<RequestedStay> {
  const { terms, price, currencyId } = offer
  if (!terms) throw notFound('Stays')
  const limits = {
    guests: terms.guests,
    minNights: terms.min_nights,
    maxNights: terms.max_nights,
    horizonMonths: terms.horizon_months,
  }
  const error = findStayError(form, {
    limits,
    today: toGeorgianDate(new Date()),
    occupied: await listOccupiedNights(transaction, offer.id),
  })
  if (error) throw invalidField(ERROR_FIELDS[error], `does not fit the terms: ${error}`)
  const sum = computeStaySum(form, {
    price,
    weekendPrice: terms.weekend_price ?? undefined,
    cleaningFee: terms.cleaning_fee,
  })
  if (sum.total !== form.total) throw invalidField('total', `is now ${sum.total}`)
  await requireFirstRequest(transaction, offer.id, { seeker, form })
  const { locale } = seeker
  const conversation = await startConversation(transaction, {
    kind: 'statement',
    statementId: offer.id,
    ownerId: offer.ownerId,
    seeker: { userId: seeker.userId, name: form.name, email: form.email, phone: form.phone_number, locale },
  })
  const intro = NOTIFICATION_TEXTS[locale]('stay_requested.message', {
    from: formatStayDay(form.from, locale),
    to: formatStayDay(form.to, locale),
    guests: form.guests,
    total: formatStayTotal({ total: sum.total, currencyId }, locale),
  })
  await insertMessage(transaction, {
    conversation: conversation.id,
    side: 'seeker',
    text: form.comment ? `${intro}\n${form.comment}` : intro,
    idempotencyKey: null,
  })
  // The request is emailed instead of the message.
  await transaction.query('update conversations set owner_emailed_at = now() where id = $1', [
    conversation.id,
  ])
  const { rows } = await transaction.query<{ id: string }>(
    `insert into stays (statement_id, conversation_id, nights, guests, currency_id, nights_count, night_price,
       weekend_nights, weekend_price, cleaning_fee, total, locale, idempotency_key, expires_at)
     values ($1, $2, daterange($3::date, $4::date), $5, $6, $7, $8, $9, $10, $11, $12, $13, $14,
       least(now() + make_interval(hours => $15), ($3::date + 1)::timestamp at time zone 'Asia/Tbilisi'))
     returning id`,
    [
      offer.id,
      conversation.id,
      form.from,
      form.to,
      form.guests,
      currencyId,
      sum.nights,
      sum.nightPrice,
      sum.weekendNights,
      sum.weekendPrice,
      sum.cleaningFee,
      sum.total,
      locale,
      form.idempotency_key,
      STAY_ANSWER_HOURS,
    ],
  )
  const id = rows[0]?.id ?? ''
  await notifyParties(transaction, await getStay(transaction, id), { inCalendars: false })
  return { id, conversation: conversation.id, key: conversation.guest_key }
}

/** @throws ApiError 422 if the person waits for an answer, or has a stay, in some of the nights */
async function requireFirstRequest(
  transaction: Db,
  statementId: number,
  { seeker, form }: Pick<NewStay, 'seeker' | 'form'>,
): Promise<void> {
  const { rowCount } = await transaction.query(
    `select from stays v join conversations c on c.id = v.conversation_id
     where v.statement_id = $1 and v.state in ('requested', 'confirmed') and v.nights && daterange($2::date, $3::date)
       and case when $4::int is not null then c.seeker_id = $4 else c.guest_email = $5 end limit 1`,
    [statementId, form.from, form.to, seeker.userId ?? null, form.email || null],
  )
  if (rowCount) throw invalidField('stay', 'is requested already')
}
