export { mortgagePriceEvents } from './mortgage-events'
export {
  balanceFilledEvent,
  beginCheckoutEvent,
  type OrderSummary,
  purchaseEvent,
  viewServiceEvent,
} from './service-events'
export { viewSearchEvent, viewStatementEvent } from './statement-events'
export { addToWishlistEvent, leadEvent, loginEvent, pageViewEvent, phoneShownEvent } from './visitor-events'
