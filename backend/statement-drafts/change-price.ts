import type pg from 'pg'
import type { z } from 'zod'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import type { Db } from '~backend/platform/db/pool'
import { invalidField, notFound } from '~backend/platform/http/errors'
import { setPrice } from '~backend/statements/own/price'
import type { BodyOf } from '~contract/endpoints/endpoint'
import type { ownStatementEndpoints } from '~contract/endpoints/own-statements'
import { toPriceKey } from '~contract/price-doubts'
import type { PriceChange as PriceChangeSchema } from '~contract/schemas/price-doubts'
import { type DraftValues, parseDraftNumber } from '~contract/statement-drafts'
import { NEGOTIABLE_PRICE_TYPE_ID } from '~contract/statements'
import { applyTypedUnits } from '~contract/typed-units'
import { findStatementValues, openEditing } from './from-statement'
import { type JudgedDraft, judgePrice } from './price-doubts'
import { type PublicationContext, publishLocked } from './publish'
import { lockOpenDraft } from './store'

type TypedPrice = BodyOf<typeof ownStatementEndpoints.changePrice>
type PriceChange = z.input<typeof PriceChangeSchema>

const EXACT_PRICE_TYPE_ID = '3'

/**
 * Changes the price of one's own statement. An unusual price must be confirmed once, and is reviewed if
 * reviews are on.
 * @throws ApiError 404 for another user's statement, 422 for an invalid price
 */
export async function changePrice(
  pool: pg.Pool,
  { userId, id, body }: { userId: number; id: number | undefined; body: TypedPrice },
  publication: PublicationContext,
): Promise<PriceChange> {
  const typed = parseTypedPrice(body)
  return inAccountTransaction(pool, userId, async (transaction): Promise<PriceChange> => {
    const draft = await toJudgedDraft(transaction, { userId, id, typed })
    const { doubts, isPublished } = await judgePrice(transaction, draft)
    const [doubt] = isPublished ? [] : doubts
    if (doubt && body.confirmed_price !== toPriceKey(typed)) return { state: 'doubted', doubt }
    if (doubt && publication.mode !== 'off') return reviewPrice(transaction, draft, publication)
    await setPrice(transaction, userId, id, {
      price: Number(typed.price),
      currency_id: Number(typed.currency_id),
    })
    return { state: 'changed' }
  })
}

/** @throws ApiError 422 for an invalid price, or one in an unknown currency */
function parseTypedPrice({ price, currency_id: id = '' }: TypedPrice): {
  price: string
  currency_id: string
} {
  // A currency sign beside a price overrides the menu.
  const { price: text, currency_id = '' } = applyTypedUnits({ price, currency_id: id })
  const amount = parseDraftNumber('price', text)
  if (amount === undefined) throw invalidField('price', 'is no price')
  if (currency_id !== '1' && currency_id !== '2') throw invalidField('currency_id', 'is no currency')
  return { price: String(amount), currency_id }
}

/**
 * Returns the statement with its new price, as a draft that changes it.
 * @throws ApiError 404 for another user's statement
 */
async function toJudgedDraft(
  transaction: Db,
  { userId, id, typed }: { userId: number; id: number | undefined; typed: DraftValues },
): Promise<JudgedDraft & { statement_id: number }> {
  const { rows } = await transaction.query(
    'select from statements where id = $1 and user_id = $2 and deleted_at is null for update',
    [id, userId],
  )
  const values = id !== undefined && rows.length > 0 ? await findStatementValues(transaction, id) : undefined
  if (!values || id === undefined) throw notFound('Statement')
  const isNegotiable = Number(values.price_type_id) === NEGOTIABLE_PRICE_TYPE_ID
  const content = { ...values, ...typed, ...(isNegotiable && { price_type_id: EXACT_PRICE_TYPE_ID }) }
  return { user_id: userId, statement_id: id, content, confirmed_price: null }
}

/**
 * Sends the new price to a review. Does nothing if the statement has other unpublished changes, which the
 * review would publish as well.
 */
async function reviewPrice(
  transaction: Db,
  { user_id, statement_id, content }: JudgedDraft & { statement_id: number },
  publication: PublicationContext,
): Promise<PriceChange> {
  const { rowCount } = await transaction.query('select from statement_drafts where statement_id = $1', [
    statement_id,
  ])
  if (rowCount) return { state: 'being_edited' }
  const userId = user_id ?? 0
  const draftId = await openEditing(transaction, userId, String(statement_id))
  if (draftId === undefined) throw notFound('Statement')
  const { price, currency_id, price_type_id } = content
  await transaction.query('update statement_drafts set content = content || $2::jsonb where id = $1', [
    draftId,
    { price, currency_id, price_type_id },
  ])
  const draft = await lockOpenDraft(transaction, draftId, { userId, keyHash: undefined })
  const { state } = await publishLocked(transaction, draft, publication)
  return { state: state === 'published' ? 'changed' : state }
}
