import type { DraftValues } from '~contract/statement-drafts'
import { SQUARE_METRE_ID } from '~contract/statements'
import { removeAreaUnit } from '~contract/values/measures'
import { readPrice } from '~contract/values/typed-price'

/** A pasted price says its currency, and an area that it is in m²: the fields beside them follow, and the numbers stay. */
export function moveTypedUnits(values: DraftValues): DraftValues {
  const { price, area, yard_area: yardArea } = values
  const typed = readPrice(price ?? '')
  const plainArea = removeAreaUnit(area ?? '')
  const isInSquareMetres = plainArea !== (area ?? '') && values.area_type_id
  return {
    ...values,
    ...(price !== undefined && { price: typed.amount }),
    ...(typed.currency && { currency_id: String(typed.currency) }),
    ...(area !== undefined && { area: plainArea }),
    ...(isInSquareMetres && { area_type_id: String(SQUARE_METRE_ID) }),
    ...(yardArea !== undefined && { yard_area: removeAreaUnit(yardArea) }),
  }
}
