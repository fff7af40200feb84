import { useLoaderData } from '@remix-run/react'
import { StatementCard } from '~/features/statements'
import { CardList } from '~/ui/card'
import type { SearchData } from './loader.server'

/** Cards visible at once on a desktop: their photos load eagerly. */
const EAGER_PHOTO_COUNT = 2

/** The page of results, with pictures. */
export function ResultCards() {
  const { cards } = useLoaderData() as SearchData
  return (
    <CardList four>
      {cards.map((card, place) => (
        <StatementCard key={card.id} statement={card} first={place < EAGER_PHOTO_COUNT} />
      ))}
    </CardList>
  )
}
