import type { DraftOptions } from '~/features/statement-drafts'
import type { DraftField, DraftValues } from '~contract/statement-drafts'

/** The deal, the kind of real estate and the address. */
export function formatReviewTitle(values: DraftValues, { cities, options }: DraftOptions): string {
  const nameOf = (field: DraftField) => options[field]?.find(({ id }) => String(id) === values[field])?.name
  const city = cities.find(({ id }) => String(id) === values.city_id)?.name
  const kind = [nameOf('deal_type_id'), nameOf('real_estate_type_id')].filter(Boolean).join(' · ')
  return [kind, city, values.address].filter(Boolean).join(', ')
}
