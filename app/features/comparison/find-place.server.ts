import type { FormErrors } from '~/forms/received-form.server'
import { getVisitor, type RequestAndContext } from '~/session/visitor.server'
import { statementById } from '~/upstream/statement-details.server'
import {
  type ComparedPlace,
  formatComparedPlace,
  MAX_COMPARED_PLACES,
  MAX_PLACE_NAME_LENGTH,
  parseComparedPlaces,
} from '~contract/comparisons'

interface TypedPlace {
  address: string
  place_name: string
}

/**
 * Adds a typed place, found in the city of the first statement, to the others.
 * @returns the places, or the error of the address
 */
export async function addPlace(
  args: RequestAndContext,
  { ids, places }: { ids: readonly number[]; places: readonly ComparedPlace[] },
  { address, place_name: name }: TypedPlace,
): Promise<ComparedPlace[] | FormErrors<'address'>> {
  const visitor = getVisitor(args)
  const { geocoder, requestId } = args.context
  if (places.length >= MAX_COMPARED_PLACES)
    return { address: { key: 'compared_places_enough', args: { count: MAX_COMPARED_PLACES } } }
  const [id] = ids
  const statement =
    id === undefined ? undefined : await visitor.optional('city', visitor.call(statementById(id)))
  const caller = { language: visitor.language, requestId }
  const found = await visitor.optional('geocoder', geocoder.findByAddress(caller, address, statement?.cityId))
  if (!found) return { address: { key: 'address_unavailable' } }
  // A whole district is too wide for a walk.
  const place = found.find(({ precision }) => precision === 'house' || precision === 'street')
  if (!place) return { address: { key: 'address_not_found' } }
  const street = [place.street ?? address, place.houseNumber].filter(Boolean).join(' ')
  const label = (name || street).slice(0, MAX_PLACE_NAME_LENGTH)
  const { latitude: lat, longitude: lng } = place.place
  return parseComparedPlaces([...places, { name: label, lat, lng }].map(formatComparedPlace))
}
