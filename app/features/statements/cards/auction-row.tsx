import { useTranslation } from 'react-i18next'
import { formatDay } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import type { AuctionCard } from '~/upstream/auctions.server'
import { MiniCard } from './mini-card'
import { useFormatPrice } from './use-format-price'

export function AuctionRow({ auctions }: { auctions: AuctionCard[] }) {
  const { t } = useTranslation('statement')
  const { language } = usePage()
  const formatPrice = useFormatPrice()
  if (auctions.length === 0) return null
  return (
    <section className="mini-list" aria-labelledby="auctions">
      <h2 id="auctions">{t('auction.title')}</h2>
      <ul className="minis">
        {auctions.map((statement) => {
          const { startingPrice: price, endsAt, bids, href } = statement.auction
          return (
            <MiniCard
              key={statement.id}
              statement={statement}
              href={href}
              price={t('price_from', { price: formatPrice({ ...statement, price, priceKind: 'exact' }) })}
            >
              <small>
                {t('auction.until', { day: formatDay(endsAt, language) })} ·{' '}
                {t('auction.bids', { count: bids })}
              </small>
            </MiniCard>
          )
        })}
      </ul>
    </section>
  )
}
