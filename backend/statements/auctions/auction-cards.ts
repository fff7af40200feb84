import type { Locale } from '~backend/platform/localized-text'
import { CachedCard } from '../card-cache'
import type { RunningAuction } from './running-auctions'
import { toAuction } from './to-auction'

/** Cards with their auctions; the same object until one of them changes. */
export class AuctionCards {
  readonly #auctionUrl: string
  readonly #known = new WeakMap<CachedCard, { card: CachedCard; auction: string }>()

  /** @param auctionUrl URL of the auction site linked from lots */
  constructor(auctionUrl: string) {
    this.#auctionUrl = auctionUrl
  }

  /** @param eurRate lari per euro */
  get(card: CachedCard, running: RunningAuction, eurRate: number | null, locale: Locale): CachedCard {
    const auctionJson = JSON.stringify(toAuction(running, { auctionUrl: this.#auctionUrl, eurRate, locale }))
    const known = this.#known.get(card)
    if (known?.auction === auctionJson) return known.card
    const json = `${card.json.toString('utf8').slice(0, -1)},"auction":${auctionJson}}`
    const auctionCard = new CachedCard(card.id, Buffer.from(json))
    this.#known.set(card, { card: auctionCard, auction: auctionJson })
    return auctionCard
  }
}
