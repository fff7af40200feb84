/** Page on which price reductions of favourites are requested by email. */
export const WATCH_PRICES_PATH = '/watch-prices'
/** Page of the link in emails about price reductions. */
export const PRICE_EMAILS_PATH = '/price-emails'

/** Maximum statements whose prices an email address watches. */
export const MAX_WATCHED_PRICES = 100
