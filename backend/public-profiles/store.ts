import type pg from 'pg'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import { lockUntilCommit } from '~backend/platform/db/advisory-locks'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import { invalidField, toFieldError, validationError } from '~backend/platform/http/errors'
import type { Locale } from '~backend/platform/localized-text'
import { slugify } from '~backend/platform/slugify'
import { isCompany } from '~contract/accounts'
import type { ProfilePictureKind } from '~contract/public-profile'
import { FIELDS_FOR_EVERY_USER, type PublicProfileForm } from './form'
import { toUploadedPath } from './uploaded-pictures'

export type PublicProfileRow = Row<
  'users',
  'type' | 'slug' | 'cover' | 'website' | 'links' | 'additional_phone_number' | 'public_email'
> & {
  name: string
  photo: string | null
  about: string
  founded_on: string | null
  address: string
}

export async function findPublicProfile(
  db: Db,
  userId: number,
  locale: Locale,
): Promise<PublicProfileRow | undefined> {
  const { rows } = await db.query<PublicProfileRow>(
    `select type, slug, ${userNameSql('users')} as name,
            case when type in ('broker', 'developer') then logo else avatar end as photo, cover,
            about_${locale} as about, founded_on::text, website, address_${locale} as address, links,
            additional_phone_number, public_email
     from users where id = $1`,
    [userId],
  )
  return rows[0]
}

/**
 * Updates texts in the given language. A company without a public page gets one with its name.
 * @throws ApiError 422 for a field of other account types or another user's picture, 401 once the account is
 * closed
 */
export async function updatePublicProfile(
  pool: pg.Pool,
  userId: number,
  form: PublicProfileForm,
  locale: Locale,
): Promise<void> {
  const sent = Object.entries(form).filter(([, value]) => value !== undefined)
  if (sent.length === 0) return
  await inAccountTransaction(pool, userId, async (transaction) => {
    const { rows } = await transaction.query<Row<'users', 'type'>>('select type from users where id = $1', [
      userId,
    ])
    const isCompanyAccount = rows[0] !== undefined && isCompany(rows[0].type)
    const fieldErrors = sent.filter(([name]) => !isCompanyAccount && !FIELDS_FOR_EVERY_USER.includes(name))
    if (fieldErrors.length > 0)
      throw validationError(fieldErrors.map(([field]) => toFieldError(field, 'is for companies')))
    const columns: Record<string, unknown> = {
      display_name: form.display_name,
      [isCompanyAccount ? 'logo' : 'avatar']: await findUploadedPath(
        transaction,
        userId,
        'photo',
        form.photo_token,
      ),
      cover: await findUploadedPath(transaction, userId, 'cover', form.cover_token),
      [`about_${locale}`]: form.about,
      founded_on: form.foundation_date,
      website: form.website,
      [`address_${locale}`]: form.address,
      links: form.links,
      additional_phone_number: form.additional_phone,
      public_email: form.public_email,
    }
    if (isCompanyAccount && form.display_name) await awaitConfirmation(transaction, userId, form.display_name)
    const changed = Object.entries(columns).filter(([, value]) => value !== undefined)
    await transaction.query(
      `update users set ${changed.map(([name], at) => `${name} = $${at + 2}`).join(', ')} where id = $1`,
      [userId, ...changed.map(([, value]) => value)],
    )
    if (isCompanyAccount && form.display_name) await addSlug(transaction, userId, form.display_name)
  })
}

/** Returns the uploaded path; null removes the picture; undefined keeps it. */
async function findUploadedPath(
  db: Db,
  userId: number,
  kind: ProfilePictureKind,
  token: string | null | undefined,
): Promise<string | null | undefined> {
  if (!token) return token
  const { rowCount } = await db.query(
    'select from uploaded_pictures where token = $1 and user_id = $2 and kind = $3',
    [token, userId, kind],
  )
  if (rowCount !== 1) throw invalidField(`${kind}_token`, 'is of no picture of theirs')
  return toUploadedPath(token)
}

/** Requires a new confirmation, because an operator compared the former name with the public registry. */
async function awaitConfirmation(transaction: Db, userId: number, name: string): Promise<void> {
  await transaction.query(
    'update users set awaits_confirmation = true where id = $1 and display_name is distinct from $2',
    [userId, name],
  )
}

/** Adds a permanent slug, because links point to it. */
async function addSlug(transaction: Db, userId: number, name: string): Promise<void> {
  const slug = slugify(name).slice(0, 100).replace(/-+$/, '') || 'company'
  // The lock lets the second of two companies with one name see the slug of the first.
  await lockUntilCommit(transaction, `slug ${slug}`)
  await transaction.query(
    `update users set slug = case when exists (select from users where slug = $2) then $2 || '-' || id else $2 end
     where id = $1 and slug is null`,
    [userId, slug],
  )
}
