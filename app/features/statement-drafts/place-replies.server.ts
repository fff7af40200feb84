import type { ActionFunctionArgs } from '@remix-run/node'
import { drawPinMap, isInOtherCity, type PinPlace, toPinPlace } from '~/features/map/index.server'
import type { ErrorKey } from '~/forms/field-error'
import { type ReceivedForm, type RejectedForm, withPageData } from '~/forms/received-form.server'
import { getI18n } from '~/i18n/i18n.server'
import type { Visitor } from '~/session/visitor.server'
import type { GeocodedPlace } from '~/upstream/geocoding.server'
import { type City, cities } from '~/upstream/locations.server'
import { parseId } from '~contract/values/ids'
import { getSubmittedView, type PlaceValues, toPointText, withoutFormerPin } from './place-values'
import type { StepReply } from './save-step.server'

/** Data that a place step shows beside its fields. */
export interface PlaceReply extends Partial<StepReply> {
  pin: ReturnType<typeof drawPinMap>
  /** Found places; undefined unless an address was searched. */
  places?: FoundOption[] | undefined
  /** Found place, to be confirmed before it is saved. */
  toConfirm?:
    | { name: string; isApproximate: boolean; hasHouse: boolean; newCity?: string | undefined }
    | undefined
  pinPlace?: PinPlace | undefined
}

export interface FoundOption {
  name: string
  point: string
  isApproximate: boolean
  /** True if it is in another city than the chosen one. */
  isElsewhere: boolean
}

interface ReplyParts {
  form: ReceivedForm<PlaceValues>
  values: PlaceValues
  cities: City[]
  /** Name of the pin in messages. */
  pinTitle: string
  drawPin(shown: PlaceValues): PlaceReply['pin']
}

/** Responses that show the place step again. */
export class PlaceReplies {
  readonly #parts: ReplyParts

  constructor(parts: ReplyParts) {
    this.#parts = parts
  }

  show(shown: PlaceValues, reply: Partial<PlaceReply> = {}): RejectedForm {
    return this.complete(this.#parts.form.show(), shown, reply)
  }

  rejectAddress(key: ErrorKey): RejectedForm {
    const { form, values } = this.#parts
    return this.complete(form.reject({ address: { key } }), values)
  }

  /**
   * Shows several places, with an exact one preselected; `isMissing` if the user had to choose. The pin of a
   * former address is removed, so that it cannot be saved with the new one.
   */
  showPlaces(found: readonly GeocodedPlace[], isMissing = false): RejectedForm {
    const { form, values } = this.#parts
    const exact = found.find(({ isExact }) => isExact)
    const placed = found.length > 0 ? withoutFormerPin(values, form.values) : values
    const chosen = { ...placed, found: exact ? toPointText(exact) : '' }
    const answer = isMissing ? form.reject({ found: { key: 'address_choice' } }) : form.show()
    return this.complete(answer, chosen, { places: found.map((place) => this.#toOption(place)) })
  }

  #toOption(place: GeocodedPlace): FoundOption {
    const { name, isApproximate = false } = place
    return { name, point: toPointText(place), isApproximate, isElsewhere: isInOtherCity(place, this.#cityId) }
  }

  get #cityId(): number | undefined {
    return parseId(this.#parts.values.city_id)
  }

  /** Shows a place with its street, neighbourhood and city; choosing one in another city changes the city. */
  showFound(found: GeocodedPlace, placed: PlaceValues): RejectedForm {
    const { name, isApproximate = false } = found
    const { otherCity, ...pinPlace } = toPinPlace(found, this.#cityId, this.#parts.cities)
    const toConfirm = { name, isApproximate, hasHouse: pinPlace.isHouse, newCity: otherCity?.name }
    return this.show(placed, { pinPlace, toConfirm })
  }

  /** @param place address at the pin */
  rejectPin(key: ErrorKey, place?: GeocodedPlace): RejectedForm {
    const { form, values, pinTitle } = this.#parts
    const answer = form.reject({ marker: { key, args: { field: pinTitle } } })
    return this.complete(answer, values, { pinPlace: this.toPinPlace(place) })
  }

  /** The page draws the pin of the response. */
  complete(answer: RejectedForm, shown: PlaceValues, reply: Partial<PlaceReply> = {}): RejectedForm {
    const { intent: _, version, ...texts } = shown
    const pin = this.#parts.drawPin(shown)
    const pageData: PlaceReply = { ...(answer.data.pageData as StepReply | undefined), pin, ...reply }
    return withPageData(answer, pageData, { ...texts, version: String(version) } as Record<string, string>)
  }

  toPinPlace(place: GeocodedPlace | undefined): PinPlace | undefined {
    return place && toPinPlace(place, this.#cityId, this.#parts.cities)
  }
}

export async function createPlaceReplies(
  { context }: Pick<ActionFunctionArgs, 'context'>,
  visitor: Visitor,
  sent: Pick<ReplyParts, 'form' | 'values'>,
): Promise<PlaceReplies> {
  const { language } = visitor
  const [cityList, i18n] = await Promise.all([visitor.cachedCall(cities), getI18n(language)])
  return new PlaceReplies({
    ...sent,
    cities: cityList,
    pinTitle: i18n.getFixedT(language, 'map')('pin_picker.title'),
    drawPin: (shown) => drawPinMap(getSubmittedView(shown), language, context.site.map.drawingVersion),
  })
}
