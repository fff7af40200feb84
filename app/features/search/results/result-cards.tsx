import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { PAGE_SIZE, toStayPageParams } from '~/features/search-filters'
import { StatementCard, VipRow } from '~/features/statements'
import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { CardList } from '~/ui/card'
import { joinFacts } from '~/ui/join-facts'
import type { SearchData } from '../loader.server'
import { useFormatReason } from '../place-reasons/use-format-reason'

/** Number of cards visible at once on a desktop: their photos load eagerly. */
const EAGER_PHOTO_COUNT = 2
/** Number of cards in two rows on a desktop. */
const COUNT_BEFORE_VIPS = 8

/** Renders the results with pictures. */
export function ResultCards() {
  const data = useLoaderData() as SearchData
  const { cards, vips, promotedPlaces, filters } = data
  const stay = toStayPageParams(filters)
  const formatReasons = useFormatReasons(data)
  const items = cards.map((card, place) => (
    <StatementCard
      key={card.id}
      statement={card}
      first={place < EAGER_PHOTO_COUNT}
      isPromoted={promotedPlaces.includes(place)}
      stay={stay}
      placeReasons={formatReasons(place)}
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

/** Returns a function that formats why a card has its place on the page; undefined if that is unknown. */
function useFormatReasons({ placeReasons, filters, total }: SearchData) {
  const { t } = useTranslation('ranking')
  const { language } = usePage()
  const formatReason = useFormatReason()
  return (place: number): string | undefined => {
    const reasons = placeReasons[place]
    if (!reasons) return undefined
    const number = formatNumber((filters.page - 1) * PAGE_SIZE + place + 1, language)
    return joinFacts([
      total !== undefined && t('place_reasons.of', { place: number, total: formatNumber(total, language) }),
      ...reasons.map(formatReason),
    ])
  }
}
