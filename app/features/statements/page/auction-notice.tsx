import { useTranslation } from 'react-i18next'
import { formatRecentTime } from '~/i18n/format-date-time'
import { usePage } from '~/page/use-page'
import { Flash } from '~/ui/flash'
import type { Auction } from '~/upstream/auctions.server'
import { useFormatPrice } from '../cards/use-format-price'

/** Renders the terms of the auction at which the property is sold. */
export function AuctionNotice({ auction: { startingPrice, bids, endsAt, href } }: { auction: Auction }) {
  const { t } = useTranslation('statement')
  const { language } = usePage()
  const price = useFormatPrice()({ price: startingPrice, priceKind: 'exact' })
  const facts = [
    t('auction.starting_price', { price }),
    t('auction.until', { day: formatRecentTime(endsAt, language) }),
    t('auction.bids', { count: bids }),
  ]
  return (
    <Flash tone="info" quiet>
      <b>{t('auction.running')}</b> {facts.join(' · ')} <a href={href}>{t('auction.lot')}</a>
    </Flash>
  )
}
