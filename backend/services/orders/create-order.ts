import { createHash } from 'node:crypto'
import type pg from 'pg'
import { addPayment, findPaymentByKey } from '~backend/payments/store'
import { canRequestCall } from '~backend/phone-codes/phone-ownership'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import { lockUntilCommit } from '~backend/platform/db/advisory-locks'
import { managedBySql } from '~backend/platform/db/managed-by-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { invalidField, notFound } from '~backend/platform/http/errors'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import type { ServiceKey } from '~contract/services'
import { calculatePrice, listServiceTypes } from '../catalogue'
import { ORDER_RULES, type OrderForm } from './form'
import { getServiceHooks } from './hooks-by-service'

/**
 * Creates an order. Safe to repeat with one key.
 * @returns the ids of the payment and of the order
 * @throws ApiError 422 for invalid fields
 */
export async function createOrder(
  pool: pg.Pool,
  userId: number,
  service: ServiceKey,
  form: OrderForm,
): Promise<{ id: number; order_id: number }> {
  // The phone proof differs between repeats of one order, so it is not compared.
  const { key, phoneConfirmation, ...sent } = form
  const hash = createHash('sha256')
    .update(JSON.stringify({ service, ...sent }))
    .digest()
  return inAccountTransaction(pool, userId, async (transaction) => {
    // A concurrent duplicate waits and finds the first order.
    if (key) await lockUntilCommit(transaction, `order ${userId} ${key}`)
    const existingId = await findPaymentByKey(transaction, { userId, key, hash })
    if (existingId !== undefined)
      return { id: existingId, order_id: await getOrderId(transaction, existingId) }

    const types = (await listServiceTypes(transaction, service)) ?? []
    const type = types.find(({ id }) => id === form.packageId)
    if (!type) throw invalidField('package_id', 'is of nothing that is offered')
    const area = (await requireStatements(transaction, userId, form.statementIds, service)) ?? form.area
    await requireConfirmedPhone(transaction, userId, service, form)
    const details = form.details.area ? { ...form.details, area: String(area) } : form.details
    const hooks = getServiceHooks(service)
    const tetri = hooks.calculatePrice
      ? await hooks.calculatePrice(transaction, type, form)
      : calculatePrice(type, { statements: form.statementIds.length, area })

    const { rows } = await transaction.query<Row<'service_orders', 'id'>>(
      `with made as (
         insert into service_orders (user_id, service_type_id, details) values ($1, $2, $3) returning id
       ), chosen as (
         insert into service_order_statements (order_id, statement_id)
         select made.id, statement from made, unnest($4::int[]) statement
       )
       select id from made`,
      [userId, type.id, details, form.statementIds],
    )
    const orderId = rows[0]?.id
    if (orderId === undefined) throw new Error('the order was not added')
    const { id } = await addPayment(transaction, { userId, purpose: 'order', orderId, tetri, key, hash })
    await consumeRateLimit(transaction, 'payment', `user ${userId}`)
    await hooks.onOrdered?.(transaction, { id: orderId, userId, type, form })
    return { id, order_id: orderId }
  })
}

async function requireConfirmedPhone(
  db: Db,
  userId: number,
  service: ServiceKey,
  form: OrderForm,
): Promise<void> {
  if (!ORDER_RULES[service].needsConfirmedPhone) return
  const number = form.details.phone_number ?? ''
  if (!(await canRequestCall(db, { number, confirmation: form.phoneConfirmation, userId })))
    throw invalidField('phone_number', 'is not confirmed')
}

/**
 * Checks that the statements are active and belong to the user. A company can also promote those of its
 * agents.
 * @returns the area in m² of a single statement, which overrides the area of the form
 */
async function requireStatements(
  db: Db,
  userId: number,
  ids: readonly number[],
  service: ServiceKey,
): Promise<number | undefined> {
  const { rows } = await db.query<Row<'statements', 'is_public' | 'area_m2'>>(
    `select is_public, area_m2 from statements s
     where id = any($1) and deleted_at is null and (s.user_id = $2 or $3 and ${managedBySql('s.user_id', '$2')})`,
    [ids, userId, service === 'vip-service'],
  )
  if (rows.length < ids.length) throw notFound('Statement')
  if (rows.some(({ is_public }) => !is_public))
    throw invalidField('statements', 'holds one that is not active')
  return rows.length === 1 ? rows[0]?.area_m2 : undefined
}

async function getOrderId(db: Db, paymentId: number): Promise<number> {
  const { rows } = await db.query<Row<'payments', 'order_id'>>(
    'select order_id from payments where id = $1',
    [paymentId],
  )
  return rows[0]?.order_id ?? 0
}
