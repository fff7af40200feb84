import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../db/pool'
import type { BankPayment } from './store'

/** The header that the bank signs in: base64 of an HMAC-SHA256 over the bytes of the body. */
export const SIGNATURE_HEADER = 'Callback-Signature'

const PATIENCE_MS = 3_000

export type Letter = { body: string; headers: Record<string, string> }

/** The bank's secret, which is made at its first use. */
export async function bankSecret(db: Db): Promise<Buffer> {
  await db.query('insert into sandbox_bank_secret (secret) values ($1) on conflict do nothing', [
    randomBytes(32),
  ])
  const { rows } = await db.query<{ secret: Buffer }>('select secret from sandbox_bank_secret')
  if (!rows[0]) throw new Error('the secret was neither made nor there')
  return rows[0].secret
}

/** A callback that tells the state, signed. */
export async function signedLetter(db: Db, { id, external_id }: BankPayment, state: string): Promise<Letter> {
  const body = JSON.stringify({
    event: 'order_payment',
    zoned_request_time: new Date().toISOString(),
    body: { order_id: id, external_order_id: external_id, order_status: { key: state } },
  })
  return letter(body, { [SIGNATURE_HEADER]: signatureOf(body, await bankSecret(db)).toString('base64') })
}

/** A callback that says no more than which payment to ask for. */
export function askingLetter({ id }: BankPayment): Letter {
  return letter(JSON.stringify({ PaymentId: id }), {})
}

/** A callback that somebody else wrote. */
export async function forgedLetter(db: Db, payment: BankPayment): Promise<Letter> {
  const { body } = await signedLetter(db, payment, 'succeeded')
  return letter(body, { [SIGNATURE_HEADER]: signatureOf(body, randomBytes(32)).toString('base64') })
}

/** Whether the bank has signed these bytes; takes as long whatever the signature is. */
export function isSigned(raw: Buffer, signature: string, secret: Buffer): boolean {
  const given = Buffer.from(signature)
  const right = Buffer.from(signatureOf(raw, secret).toString('base64'))
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Tells the shop. Whether it listened is for the shop to find out. */
export async function deliver(address: string, { body, headers }: Letter): Promise<void> {
  await fetch(address, { method: 'POST', body, headers, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
    () => {},
  )
}

function letter(body: string, headers: Record<string, string>): Letter {
  return { body, headers: { ...headers, 'content-type': 'application/json' } }
}

function signatureOf(raw: string | Buffer, secret: Buffer): Buffer {
  return createHmac('sha256', secret).update(raw).digest()
}
