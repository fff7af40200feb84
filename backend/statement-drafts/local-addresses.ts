import { formatAddress, type LocalizeAddress } from '~backend/geocoding/localize-address'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { Locale } from '~backend/platform/localized-text'
import type { DraftValues } from '~contract/statement-drafts'

type StreetNames = Row<'streets', 'id' | 'city_id' | 'name_ka' | 'name_en' | 'name_ru'>

interface Reading {
  locale: Locale
  localizeAddress: LocalizeAddress
}

/** Translates the addresses of drafts with a known street; others stay as typed. */
export async function withLocalAddresses<Draft extends { values: DraftValues }>(
  db: Db,
  drafts: readonly Draft[],
  { locale, localizeAddress }: Reading,
): Promise<(Draft & { local_address: string | null })[]> {
  // Compared as texts, because a draft may contain any value.
  const { rows } = await db.query<StreetNames>(
    'select id, city_id, name_ka, name_en, name_ru from streets where id::text = any($1)',
    [drafts.flatMap(({ values }) => values.street_id ?? [])],
  )
  const toKey = (street: unknown, city: unknown) => `${street} ${city}`
  const streets = new Map(rows.map((row) => [toKey(row.id, row.city_id), row]))
  return Promise.all(
    drafts.map(async (draft) => {
      const { street_id, city_id, street_number } = draft.values
      const row = streets.get(toKey(street_id, city_id))
      const street = row && { ka: row.name_ka, en: row.name_en, ru: row.name_ru }
      const local_address = street
        ? formatAddress(street, street_number, locale)
        : ((await localizeAddress(draft.values))?.[locale] ?? null)
      return { ...draft, local_address }
    }),
  )
}
