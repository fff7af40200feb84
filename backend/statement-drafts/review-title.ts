import { toPackedNamesSql } from '~backend/locations/place-name-sql'
import type { Locale } from '~backend/platform/localized-text'
import { getHeading } from '~backend/statements/heading'
import type { DraftValues } from '~contract/statement-drafts'
import { parseId } from '~contract/values/ids'
import { withKnownOptions } from './to-columns'

/** Names of the draft's places, packed like those of statements. */
export interface PlaceNames {
  city: string
  district: string
  urban: string
}

export const PLACE_NAMES = `${toPackedNamesSql('city')} as city, ${toPackedNamesSql('district')} as district,
  ${toPackedNamesSql('urban')} as urban`

/** SQL joins of the places of draft `d`. Compared as texts, because a draft may contain any value. */
export const PLACE_JOINS = `left join cities city on city.id::text = d.content->>'city_id'
  left join streets street on street.id::text = d.content->>'street_id' and street.city_id = city.id
  left join urbans urban on urban.id::text = coalesce(street.urban_id::text, d.content->>'urban_id')
  left join districts district on district.city_id = city.id
    and district.id::text = coalesce(street.district_id::text, urban.district_id::text, d.content->>'district_id')`

/** Formats the title of the future statement; null if deal, kind or city is missing. */
export function formatReviewTitle(content: DraftValues, names: PlaceNames, locale: Locale): string | null {
  const values = withKnownOptions(content)
  const [dealTypeId, typeId, cityId] = [values.deal_type_id, values.real_estate_type_id, values.city_id].map(
    (id) => parseId(id),
  )
  if (!dealTypeId || !typeId || !cityId || names.city === '') return null
  const { city, district, urban } = names
  const heading = getHeading({
    deal_type_id: dealTypeId,
    real_estate_type_id: typeId,
    room_type_id: parseId(values.room_type_id) ?? null,
    city_id: cityId,
    city,
    district,
    urban,
  })
  return heading.titles[locale]
}
