export { mortgagePriceEvents } from './mortgage-events'
export {
  balanceFilledEvent,
  beginCheckoutEvent,
  type OrderSummary,
  purchaseEvent,
  viewServiceEvent,
} from './service-events'
export { viewSearchEvent, viewStatementEvent } from './statement-events'
export { addToWishlistEvent, leadEvent, phoneShownEvent } from './visitor-events'
