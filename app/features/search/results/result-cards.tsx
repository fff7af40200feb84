import { useLoaderData } from '@remix-run/react'
import { toStayPageParams } from '~/features/search-filters'
import { StatementCard, VipRow } from '~/features/statements'
import { CardList } from '~/ui/card'
import type { SearchData } from '../loader.server'

/** Number of cards visible at once on a desktop: their photos load eagerly. */
const EAGER_PHOTO_COUNT = 2
/** Number of cards in two rows on a desktop. */
const COUNT_BEFORE_VIPS = 8

/** Renders the results with pictures. */
export function ResultCards() {
  const { cards, vips, promotedPlaces, filters } = useLoaderData() as SearchData
  const stay = toStayPageParams(filters)
  const items = cards.map((card, place) => (
    <StatementCard
      key={card.id}
      statement={card}
      first={place < EAGER_PHOTO_COUNT}
      isPromoted={promotedPlaces.includes(place)}
      stay={stay}
    />
  ))
  if (vips.length === 0) return <CardList four>{items}</CardList>
  return (
    <>
      <CardList four>{items.slice(0, COUNT_BEFORE_VIPS)}</CardList>
      <VipRow statements={vips} />
      <CardList four>{items.slice(COUNT_BEFORE_VIPS)}</CardList>
    </>
  )
}
