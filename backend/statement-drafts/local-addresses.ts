import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { Locale } from '~backend/platform/localized-text'
import type { DraftValues } from '~contract/statement-drafts'

type StreetNames = Row<'statement_drafts', 'id'> & Row<'streets', 'name_ka' | 'name_en' | 'name_ru'>

interface DraftAddress {
  id: string
  values: DraftValues
}

/** Adds the address in the reader's language to drafts whose street is known; others have it as it was typed. */
export async function withLocalAddresses<Draft extends DraftAddress>(
  db: Db,
  drafts: readonly Draft[],
  locale: Locale,
): Promise<(Draft & { local_address: string | null })[]> {
  // Compared as texts, as a draft may hold anything.
  const { rows } = await db.query<StreetNames>(
    `select d.id, street.name_ka, street.name_en, street.name_ru
     from statement_drafts d
     join streets street on street.id::text = d.content->>'street_id'
       and street.city_id::text = d.content->>'city_id'
     where d.id = any($1::uuid[])`,
    [drafts.map(({ id }) => id)],
  )
  const streets = new Map(rows.map((row) => [row.id, row[`name_${locale}`]]))
  return drafts.map((draft) => {
    const street = streets.get(draft.id)
    const local_address = street ? [street, draft.values.street_number].filter(Boolean).join(' ') : null
    return { ...draft, local_address }
  })
}
