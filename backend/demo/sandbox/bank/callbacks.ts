import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { BankPayment } from './store'

/** Header with the Base64 of an HMAC-SHA256 over the body's bytes. */
export const SIGNATURE_HEADER = 'Callback-Signature'

const TIMEOUT_MS = 3_000

export type BankCallback = { body: string; headers: Record<string, string> }

export async function getBankSecret(db: Db): Promise<Buffer> {
  await db.query('insert into sandbox_bank_secret (secret) values ($1) on conflict do nothing', [
    randomBytes(32),
  ])
  const { rows } = await db.query<Row<'sandbox_bank_secret', 'secret'>>(
    'select secret from sandbox_bank_secret',
  )
  if (!rows[0]) throw new Error('the secret could neither be created nor found')
  return rows[0].secret
}

export async function createSignedCallback(
  db: Db,
  { id, external_id }: BankPayment,
  state: string,
): Promise<BankCallback> {
  const body = JSON.stringify({
    event: 'order_payment',
    zoned_request_time: new Date().toISOString(),
    body: { order_id: id, external_order_id: external_id, order_status: { key: state } },
  })
  return toCallback(body, {
    [SIGNATURE_HEADER]: createSignature(body, await getBankSecret(db)).toString('base64'),
  })
}

export function createUnsignedCallback({ id }: BankPayment): BankCallback {
  return toCallback(JSON.stringify({ PaymentId: id }), {})
}

export async function createForgedCallback(db: Db, payment: BankPayment): Promise<BankCallback> {
  const { body } = await createSignedCallback(db, payment, 'succeeded')
  return toCallback(body, { [SIGNATURE_HEADER]: createSignature(body, randomBytes(32)).toString('base64') })
}

/** Compares in constant time. */
export function hasValidSignature(raw: Buffer, signature: string, secret: Buffer): boolean {
  const actual = Buffer.from(signature)
  const expected = Buffer.from(createSignature(raw, secret).toString('base64'))
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

export async function deliverCallback(url: string, { body, headers }: BankCallback): Promise<void> {
  await fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => {})
}

function toCallback(body: string, headers: Record<string, string>): BankCallback {
  return { body, headers: { ...headers, 'content-type': 'application/json' } }
}

function createSignature(raw: string | Buffer, secret: Buffer): Buffer {
  return createHmac('sha256', secret).update(raw).digest()
}
