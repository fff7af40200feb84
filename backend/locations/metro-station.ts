import type { Locale } from '~backend/platform/localized-text'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { MetroStation } from '~contract/schemas/locations'
import type { MetroStationRow } from './store'

export function toMetroStationRow(station: MetroStationRow, locale: Locale): AnswerOf<typeof MetroStation> {
  const name = station[`name_${locale}`]
  return {
    id: station.id,
    display_name: name,
    slug: station.slug,
    seo_name: locale === 'ka' ? toGeorgianGenitive(name) : name,
    urban_ids: station.urban_ids,
    lat: station.lat,
    lng: station.lng,
    created_at: station.created_at,
    updated_at: station.updated_at,
    deleted_at: null,
  }
}

/** Returns the genitive: რუსთაველი, რუსთაველის; ღრმაღელე, ღრმაღელის; მოედანი drops a vowel. */
export function toGeorgianGenitive(name: string): string {
  const bare = name.replace(/მოედანი$/, 'მოედნი')
  return /[აო]$/.test(bare) ? `${bare}ს` : `${bare.replace(/[იე]$/, '')}ის`
}
