import type { Language } from '~/i18n/languages'
import type { GeoPoint } from './map-view'
import table from './named-places.json'

interface NamedPlace {
  names: Record<Language, string>
  place: GeoPoint
}

const cities = table.cities.map(toNamedPlace)
const neighbourhoods = table.neighbourhoods.map(toNamedPlace)

/** Minimum zoom at which a place is named by its neighbourhood; below, by its town. */
const MIN_NEIGHBOURHOOD_ZOOM = 10.5

export function findPlaceName({ latitude, longitude }: GeoPoint, zoom: number, language: Language): string {
  const longitudeScale = Math.cos((latitude * Math.PI) / 180)
  let [nearest, minDistance] = ['', Number.POSITIVE_INFINITY]
  for (const { names, place } of zoom < MIN_NEIGHBOURHOOD_ZOOM ? cities : neighbourhoods) {
    const distance = Math.hypot(place.latitude - latitude, (place.longitude - longitude) * longitudeScale)
    if (distance < minDistance) [nearest, minDistance] = [names[language], distance]
  }
  return nearest
}

function toNamedPlace([ka, en, ru, latitude, longitude]: readonly (string | number)[]): NamedPlace {
  return {
    names: { ka: String(ka), en: String(en), ru: String(ru) },
    place: { latitude: Number(latitude), longitude: Number(longitude) },
  }
}
