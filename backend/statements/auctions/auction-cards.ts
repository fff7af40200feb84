import type { Locale } from '~backend/platform/localized-text'
import type { AuctionCard } from '~contract/schemas/auctions'
import type { AnswerOf } from '~contract/schemas/envelope'
import { CachedCard } from '../card-cache'
import type { RunningAuction } from './running-auctions'
import { toStartingPrices } from './starting-price'

type Auction = AnswerOf<typeof AuctionCard>['auction']

/** Cards with their auctions: one object for as long as neither changes. */
export class AuctionCards {
  readonly #auctionUrl: string
  readonly #known = new WeakMap<CachedCard, { card: CachedCard; auction: string }>()

  /** @param auctionUrl the auction site that lots are linked to */
  constructor(auctionUrl: string) {
    this.#auctionUrl = auctionUrl
  }

  /** @param eurRate lari for a euro */
  get(card: CachedCard, running: RunningAuction, eurRate: number, locale: Locale): CachedCard {
    const auction: Auction = {
      starting_price: toStartingPrices({ ...running, eur_rate: eurRate }),
      bids: running.bids,
      ends_at: running.ends_at,
      url: `${this.#auctionUrl}/${running.id}?lang=${locale}`,
    }
    const auctionJson = JSON.stringify(auction)
    const known = this.#known.get(card)
    if (known?.auction === auctionJson) return known.card
    const json = `${card.json.toString('utf8').slice(0, -1)},"auction":${auctionJson}}`
    const auctionCard = new CachedCard(card.id, Buffer.from(json))
    this.#known.set(card, { card: auctionCard, auction: auctionJson })
    return auctionCard
  }
}
