import type { DraftOptions } from '~/features/statement-drafts'
import type { StatementReview } from '~/upstream/statement-reviews.server'
import type { DraftField } from '~contract/statement-drafts'

/**
 * Formats the title of the statement with its address; an upstream without titles gets deal, type of property
 * and city.
 */
export function formatReviewTitle(
  { title, values }: Pick<StatementReview, 'title' | 'values'>,
  { cities, options }: DraftOptions,
): string {
  if (title) return [title, values.address].filter(Boolean).join(', ')
  const nameOf = (field: DraftField) => options[field]?.find(({ id }) => String(id) === values[field])?.name
  const city = cities.find(({ id }) => String(id) === values.city_id)?.name
  const kind = [nameOf('deal_type_id'), nameOf('real_estate_type_id')].filter(Boolean).join(' · ')
  return [kind, city, values.address].filter(Boolean).join(', ')
}
