import type pg from 'pg'
import type { z } from 'zod'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { invalidField } from '~backend/platform/http/errors'
import type { personalChanges } from '~contract/endpoints/profile'

/**
 * Updates the profile; missing fields stay unchanged.
 * @throws ApiError 422 for an unproved number, 401 once the account is closed
 */
export async function updateProfile(
  pool: pg.Pool,
  userId: number,
  form: z.output<typeof personalChanges>,
): Promise<void> {
  await inAccountTransaction(pool, userId, async (transaction) => {
    const { rows } = await transaction.query<Row<'users', 'phone_number' | 'valid_phone_numbers'>>(
      'select phone_number, valid_phone_numbers from users where id = $1',
      [userId],
    )
    const phone = form.phone_number
    if (
      phone !== undefined &&
      phone !== rows[0]?.phone_number &&
      !rows[0]?.valid_phone_numbers.includes(phone)
    )
      throw invalidField('phone_number', 'must be confirmed by a code')
    await transaction.query(
      `update users set first_name = coalesce($2, first_name), last_name = coalesce($3, last_name),
              personal_number = case when $4 then $5 else personal_number end,
              birth_date = case when $6 then $7 else birth_date end,
              sex = case when $8 then $9 else sex end,
              phone_number = coalesce($10, phone_number)
       where id = $1`,
      [
        userId,
        form.first_name ?? null,
        form.last_name ?? null,
        form.personal_number !== undefined,
        form.personal_number ?? null,
        form.birth_date !== undefined,
        form.birth_date ?? null,
        form.sex !== undefined,
        form.sex ?? null,
        phone ?? null,
      ],
    )
  })
}

export async function hasConfirmedPhone(db: Db, userId: number, phoneNumber: string): Promise<boolean> {
  const { rowCount } = await db.query('select from users where id = $1 and $2 = any(valid_phone_numbers)', [
    userId,
    phoneNumber,
  ])
  return rowCount === 1
}

export async function addConfirmedPhone(db: Db, userId: number, phoneNumber: string): Promise<void> {
  await db.query(
    `update users set valid_phone_numbers = valid_phone_numbers || $2::text
     where id = $1 and closed_at is null and not $2 = any(valid_phone_numbers)`,
    [userId, phoneNumber],
  )
}
