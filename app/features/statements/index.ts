export { AuctionRow } from './cards/auction-row'
export { MiniPhoto } from './cards/mini-card'
export { PriceLine } from './cards/price-line'
export { StatementCard } from './cards/statement-card'
export { StatementPhoto } from './cards/statement-photo'
export { toStatementRow } from './cards/statement-row'
export { StatementRowCard, StatementRows } from './cards/statement-rows'
export { useFormatOtherPrices, useFormatPrice } from './cards/use-format-price'
export { MAX_VIP_ROW, VipRow } from './cards/vip-row'
export { VipUntilBadge } from './cards/vip-until-badge'
export {
  formatArea,
  formatConfirmation,
  formatPlace,
  formatRelativeDay,
  formatShortPlace,
} from './format-facts'
export { NoStatements } from './no-statements'
export { listDetailFacts, listKeyFacts } from './page/detail-facts'
export { EstimatedRange } from './page/estimated-range'
export { Gallery } from './page/gallery'
export { type StatementNames, toStatementNames } from './page/statement-names'
export { tourUrl } from './page/tour-url'
export { WalkingTimes } from './page/walking-times'
export { fallbackPictureUrl, pictureSources } from './picture-sources'
export { comparePrice, roundRange } from './price-range'
export { formatMoney, formatPriceRange, getPriceChange, isPricedByArea, listShownPrices } from './prices'
export { StatementTitles } from './statement-titles'
export { homeUrl, parseStatementId, parseStatementIdFromPath, statementUrl } from './urls'
