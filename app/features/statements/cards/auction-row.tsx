import { useTranslation } from 'react-i18next'
import { formatDay } from '~/i18n/format'
import { CachedMarkup } from '~/page/speed/cached-markup'
import { usePage } from '~/page/use-page'
import type { AuctionCard } from '~/upstream/auctions.server'
import { MiniCard } from './mini-card'
import { useFormatPrice } from './use-format-price'

export function AuctionRow({ auctions }: { auctions: AuctionCard[] }) {
  const { t } = useTranslation('statement')
  const { currency, lightMode } = usePage()
  if (auctions.length === 0) return null
  const isWide = auctions.length < 5
  const variant = JSON.stringify(['auction row', currency, lightMode, isWide])
  return (
    <section className="mini-list" aria-labelledby="auctions">
      <h2 id="auctions">{t('auction.title')}</h2>
      <ul className={isWide ? 'minis few' : 'minis'}>
        {auctions.map((statement) => (
          <CachedMarkup key={statement.id} subject={statement} variant={variant}>
            <AuctionedCard statement={statement} isWide={isWide} />
          </CachedMarkup>
        ))}
      </ul>
    </section>
  )
}

function AuctionedCard({ statement, isWide }: { statement: AuctionCard; isWide: boolean }) {
  const { t } = useTranslation('statement')
  const { language } = usePage()
  const formatPrice = useFormatPrice()
  const { startingPrice: price, endsAt, bids, href } = statement.auction
  return (
    <MiniCard
      statement={statement}
      href={href}
      isWide={isWide}
      price={t('price_from', { price: formatPrice({ price, priceKind: 'exact' }) })}
    >
      <small>
        {t('auction.until', { day: formatDay(endsAt, language) })} · {t('auction.bids', { count: bids })}
      </small>
    </MiniCard>
  )
}
