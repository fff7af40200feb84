import { randomUUID } from 'node:crypto'
import { saveKnownDevice } from '~backend/auth/known-devices'
import { addMessage } from '~backend/messages/add-message'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { Locale } from '~backend/platform/localized-text'
import { type IdentityContext, isSharedAccount } from './context'

interface Device {
  /** Value of the device cookie; empty without one. */
  id: string
  name: string
  locale: Locale
}

/** Notifies the owner unless the account has been used in that browser before. */
export async function notifyNewDevice(
  context: IdentityContext,
  transaction: Db,
  userId: number,
  { id, name, locale }: Device,
): Promise<void> {
  if (await saveKnownDevice(transaction, userId, id)) return
  const { rows } = await transaction.query<Row<'users', 'email'>>('select email from users where id = $1', [
    userId,
  ])
  // Shared accounts are used by every visitor.
  if (!rows[0] || isSharedAccount(context, rows[0].email)) return
  await addMessage(transaction, {
    kind: 'new_device',
    to: { userId },
    facts: { device: name, at: new Date() },
    locale,
    cause: `new_device:${randomUUID()}`,
  })
}
